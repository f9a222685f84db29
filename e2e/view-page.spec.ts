import { accessibilityJourneys } from './view-page/accessibility.ts';
import { keyboardJourneys } from './view-page/keyboard.ts';
import { layoutJourneys } from './view-page/layouts.ts';
import { likingJourneys } from './view-page/liking.ts';
import { moderatingJourneys } from './view-page/moderating.ts';
import { readingJourneys } from './view-page/reading.ts';
import { sharingJourneys } from './view-page/sharing.ts';
import { sidebarJourneys } from './view-page/sidebars.ts';
import { watchingJourneys } from './view-page/watching.ts';

watchingJourneys();
layoutJourneys();
likingJourneys();
sharingJourneys();
sidebarJourneys();
readingJourneys();
moderatingJourneys();
keyboardJourneys();
accessibilityJourneys();
