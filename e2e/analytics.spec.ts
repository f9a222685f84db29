import { actingJourneys } from './analytics/acting.ts';
import { consentingJourneys } from './analytics/consenting.ts';
import { countingJourneys } from './analytics/counting.ts';
import { fallingBackJourneys } from './analytics/falling-back.ts';
import { test } from './analytics/journey.ts';
import { operatingJourneys } from './analytics/operating.ts';
import { owningJourneys } from './analytics/owning.ts';
import { printingJourneys } from './analytics/printing.ts';
import { refusingJourneys } from './analytics/refusing.ts';
import { watchingJourneys } from './analytics/watching.ts';

// Missing elements fail soon, not at the end of the test's time.
test.use({ actionTimeout: 15_000 });

watchingJourneys();
actingJourneys();
fallingBackJourneys();
printingJourneys();
consentingJourneys();
refusingJourneys();
countingJourneys();
owningJourneys();
operatingJourneys();
