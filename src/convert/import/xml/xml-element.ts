export interface XmlElement {
  /** With the usual prefix of its namespace (`a:off`, `p:sp`), whatever the document uses; without one if the namespace is unknown. */
  readonly name: string;
  /** Named like elements. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
}
