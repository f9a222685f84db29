import { placeholder } from './card.css.ts';

/** Stands in for a missing picture of a presentation. */
export function Placeholder() {
  return (
    <svg className={placeholder} viewBox="0 0 122 52" aria-hidden="true">
      <path d="M10 38C22 18 38 24 50 30M66 33C76 30 80 2 104 10" fill="none" strokeWidth="2" strokeLinecap="round" strokeDasharray=".1 5" />
      <g stroke="none">
        <circle cx="10" cy="38" r="9" />
        <circle cx="64" cy="32" r="12.5" />
        <circle cx="112" cy="10" r="8" />
      </g>
    </svg>
  );
}
