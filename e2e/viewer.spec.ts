import { adversityJourneys } from './viewer/adversity.ts';
import { calmJourneys } from './viewer/calm.ts';
import { failureJourneys } from './viewer/failures.ts';
import { handJourneys } from './viewer/hands.ts';
import { keyboardJourneys } from './viewer/keyboard.ts';
import { layoutJourneys } from './viewer/layouts.ts';
import { openingJourneys } from './viewer/opening.ts';
import { overlayJourneys } from './viewer/overlay.ts';
import { playingJourneys } from './viewer/playing.ts';
import { readingJourneys } from './viewer/reading.ts';
import { surfaceJourneys } from './viewer/surfaces.ts';
import { test } from './viewer/watch.ts';

// Serial in one process, which creates the presentations once.
test.describe.configure({ mode: 'default' });

layoutJourneys();
overlayJourneys();
openingJourneys();
adversityJourneys();
keyboardJourneys();
handJourneys();
surfaceJourneys();
calmJourneys();
playingJourneys();
readingJourneys();
failureJourneys();
