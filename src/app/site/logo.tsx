import { lamp, logo, upright } from './logo.css.ts';

/** The desk and its lamp. The name beside it is text. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg className={logo} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path className={upright} d="M5.6 4.6v15.2a7.6 7.6 0 0 0 7.6 7.6h13.6" strokeWidth="7.2" strokeLinecap="round" />
      <circle className={lamp} cx="22" cy="11.1" r="6.4" />
    </svg>
  );
}
