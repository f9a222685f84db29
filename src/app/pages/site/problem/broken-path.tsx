import { lamp, missing, path, scene, stop } from './problem-page.css.ts';

/** A path that leads off the canvas: two stops, and a lamp where the third should be. */
export function BrokenPath() {
  return (
    <svg className={scene} width="260" height="96" viewBox="0 0 260 96" fill="none" aria-hidden="true">
      <g className={path} strokeWidth="2" strokeLinecap="round" strokeDasharray=".1 6">
        <path d="M24 66C44 30 70 34 96 48" />
        <path d="M129 57C147 64 172 62 184 43C194 27 186 12 174 14C161 16 161 37 177 46C190 53 207 50 219 59" />
      </g>
      <circle className={stop} cx="18" cy="70" r="11" />
      <circle className={stop} cx="112" cy="52" r="16" />
      <circle className={missing} cx="238" cy="70" r="17" strokeWidth="1.5" strokeLinecap="round" strokeDasharray="4 5" />
      <circle className={lamp} cx="238" cy="70" r="7" />
    </svg>
  );
}
