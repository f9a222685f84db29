export const en = {
  'editorTour.title': 'A quick tour',
  'editorTour.place': '{place} of {count}',
  'editorTour.move.title': 'Move on the canvas',
  'editorTour.move.lead':
    'Scroll or drag with the Pan tool to move, and hold Ctrl while scrolling to zoom. On a touchscreen, use one finger to move and two to zoom.',
  'editorTour.move.phone': 'One finger moves the canvas, two zoom. Tap something to change it.',
  'editorTour.topics.title': 'Add topics',
  'editorTour.topics.lead':
    'A topic is a place on the canvas for one idea. Choose Topic, draw it, and put text and pictures inside. Topics can hold further topics.',
  'editorTour.topics.phone':
    'A topic is a place on the canvas for one idea. Tap Add, then put text and pictures inside. Topics can hold further topics.',
  'editorTour.path.title': 'Make the path',
  'editorTour.path.lead': 'The path is the order in which people see your topics. Select one and add it as a stop, then press Present.',
  'editorTour.next': 'Next',
  'editorTour.back': 'Back',
  'editorTour.done': 'Start',
  'editorTour.skip': 'Skip the tour',
  'editorTour.again': 'The tour is always in the menu and among the commands.',
};
