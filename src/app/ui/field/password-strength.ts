const STRONG_LENGTH = 12;

export type PasswordStrength =
  | { level: 'empty' }
  | { level: 'short'; score: 1; missing: number }
  | { level: 'weak'; score: 1 }
  | { level: 'fair' | 'good'; score: 2 | 3; missing: number }
  | { level: 'strong'; score: 4 };

/** Counts the characters that add something: repeated letters and sequences such as 1234 or abcd add nothing. */
function countSurprises(password: string): number {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, place) => {
    const before = codes[place - 1];
    return before === undefined || Math.abs(code - before) > 1;
  }).length;
}

/** An estimate for the user, not a gate: the server decides what it accepts. Length counts most, as it does in practice. */
export function measurePassword(password: string, minimum: number): PasswordStrength {
  const length = [...password].length;
  if (length === 0) return { level: 'empty' };
  if (length < minimum) return { level: 'short', score: 1, missing: minimum - length };
  const surprises = countSurprises(password);
  if (surprises < length / 2 || new Set(password.toLowerCase()).size < 5) return { level: 'weak', score: 1 };
  if (surprises >= STRONG_LENGTH) return { level: 'strong', score: 4 };
  const missing = STRONG_LENGTH - surprises;
  return missing <= 2 ? { level: 'good', score: 3, missing } : { level: 'fair', score: 2, missing };
}
