import { actingJourneys } from './analytics/acting.ts';
import { test } from './analytics/journey.ts';
import { watchingJourneys } from './analytics/watching.ts';

// What is not there is told soon, not when the time of a journey is over.
test.use({ actionTimeout: 15_000 });

watchingJourneys();
actingJourneys();
