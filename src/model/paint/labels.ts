/** Words that a picture may need; the painter knows no language. */
export interface PaintLabels {
  missingImage: string;
  unreadable: string;
}
