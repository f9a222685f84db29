import { codeJourneys } from './embed/code-journeys.ts';
import { developersJourneys } from './embed/developers-journeys.ts';
import { filesJourneys } from './embed/files-journeys.ts';
import { focusJourneys } from './embed/focus-journeys.ts';
import { frameJourneys } from './embed/frame-journeys.ts';
import { messageJourneys } from './embed/message-journeys.ts';
import { optionJourneys } from './embed/option-journeys.ts';
import { scriptJourneys } from './embed/script-journeys.ts';
import { sharingJourneys } from './embed/sharing-journeys.ts';
import { test } from './embed/journey.ts';

// Serial, because they share one product.
test.describe.configure({ mode: 'default' });

test.describe('a frame on another site', frameJourneys);
test.describe('messages', messageJourneys);
test.describe('our script', scriptJourneys);
test.describe('options in the address', optionJourneys);
test.describe('focus and wheel', focusJourneys);
test.describe('[VIEW-16] sharing from the viewer', sharingJourneys);
test.describe('the embed code', codeJourneys);
test.describe('the page for developers', developersJourneys);
test.describe('files from another origin', filesJourneys);
