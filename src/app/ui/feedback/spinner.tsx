import { spinner } from './spinner.css.ts';

/** A spinning ring. The text beside it says what is going on. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      className={spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.25}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10.5" strokeOpacity={0.28} />
      <path d="M12 1.5a10.5 10.5 0 0 1 10.5 10.5" strokeLinecap="round" />
    </svg>
  );
}
