/** Words a picture may need, passed in because the painter has no translations. */
export interface PaintLabels {
  missingImage: string;
  unreadable: string;
}
