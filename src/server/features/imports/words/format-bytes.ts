const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** "200 MB", "1.5 GB". */
export function formatBytes(bytes: number, language: string): string {
  const power = bytes < 1024 ** 2 ? 0 : bytes < 1024 ** 3 ? 1 : 2;
  return new Intl.NumberFormat(language, { style: 'unit', unit: units[power], maximumFractionDigits: power === 2 ? 1 : 0 }).format(bytes / 1024 ** (power + 1));
}
