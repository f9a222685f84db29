import { guard } from './guard.ts';

// For the embedded viewer, which loads its scripts with the page.
window.addEventListener('load', guard());
