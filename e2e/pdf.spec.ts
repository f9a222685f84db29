import { buyingJourneys } from './pdf/buying.ts';
import { everybodyJourneys } from './pdf/everybody.ts';
import { failingJourneys } from './pdf/failing.ts';
import { test } from './pdf/journey.ts';
import { mailingJourneys } from './pdf/mailing.ts';
import { operatingJourneys } from './pdf/operating.ts';
import { owningJourneys } from './pdf/owning.ts';
import { returningJourneys } from './pdf/returning.ts';
import { stripeJourneys } from './pdf/stripe.ts';

// Missing elements fail soon, not at the end of the test's time.
test.use({ actionTimeout: 15_000 });

buyingJourneys();
returningJourneys();
failingJourneys();
owningJourneys();
mailingJourneys();
operatingJourneys();
everybodyJourneys();
stripeJourneys();
