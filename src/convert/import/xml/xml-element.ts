export interface XmlElement {
  /**
   * With the usual prefix of its namespace (`a:off`, `p:sp`), whatever the document calls it; without one if we do not know the namespace.
   */
  readonly name: string;
  /** Names as those of elements. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of its own, not of its children. */
  readonly text: string;
}
