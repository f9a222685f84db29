import type { Tool } from '#editor/desk/desk-state.ts';
import type { ShapeName } from '#model/presentation/presentation.ts';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { kindIcons } from '../parts/kind-icons.ts';

export const toolIcons: Readonly<Record<Tool['kind'] | 'picture' | 'media' | 'icon' | 'emoji' | 'formula', IconName>> = {
  select: 'M4.04 4.69a.5.5 0 0 1 .65-.65l16 6.5a.5.5 0 0 1-.06.95l-6.13 1.58a2 2 0 0 0-1.43 1.44l-1.58 6.12a.5.5 0 0 1-.95.06z',
  pan: 'M18 11V6a2 2 0 0 0-4 0M14 10V4a2 2 0 0 0-4 0v2M10 10.500V6a2 2 0 0 0-4 0v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.800 0-4.500-.860-5.990-2.340l-3.600-3.600a2 2 0 0 1 2.830-2.820L7 15',
  topic: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  text: 'M12 4v16M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2M9 20h6',
  pen: 'M12 20h9M16.376 3.622a1 1 0 0 1 3.002 3.002L7.368 18.635a2 2 0 0 1-.855.506l-2.872.838a.500.500 0 0 1-.620-.620l.838-2.872a2 2 0 0 1 .506-.854z',
  icon: 'M11.525 2.295a.530.530 0 0 1 .950 0l2.310 4.679a2.123 2.123 0 0 0 1.595 1.160l5.166.756a.530.530 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.140a.530.530 0 0 1-.771.560l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.010a.530.530 0 0 1-.770-.560l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.160 9.795a.530.530 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.160z',
  emoji: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M8 14s1.500 2 4 2 4-2 4-2M9 9h.01M15 9h.01',
  formula:
    'M18 7V5a1 1 0 0 0-1-1H6.500a.500.500 0 0 0-.400.800l4.500 6a2 2 0 0 1 0 2.400l-4.500 6a.500.500 0 0 0 .400.800H17a1 1 0 0 0 1-1v-2',
  picture:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0-4 0M21 15l-3.090-3.090a2 2 0 0 0-2.820 0L6 21',
  media: kindIcons.video,
  shape:
    'M8.300 10a.700.700 0 0 1-.630-1.080L11.400 3a.700.700 0 0 1 1.200 0l3.700 5.900a.700.700 0 0 1-.570 1.100zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM14 17.500a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0',
  line: 'M20 4L4 20',
  arrow: 'M7 7h10v10M7 17L17 7',
  table: 'M12 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M3 15h18',
  chart: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
  code: 'M16 18l6-6-6-6M8 6l-6 6 6 6',
};

export const shapeIcons: Readonly<Record<ShapeName, IconName>> = {
  rectangle: 'M4 5h16v14H4z',
  rounded: 'M7 5h10a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z',
  ellipse: 'M2 12a10 7 0 1 0 20 0a10 7 0 1 0-20 0',
  triangle: 'M12 4L21 20H3z',
  diamond: 'M12 2L22 12L12 22L2 12z',
  pentagon: 'M12 3L21.500 10L18 21H6L2.500 10z',
  hexagon: 'M7 4h10l5 8l-5 8H7L2 12z',
  star: 'M12 2l3 6.500 7 .8-5.200 4.800L18.300 21 12 17.500 5.700 21l1.500-6.900L2 9.300l7-.8z',
  arrow: 'M3 9h10V4l8 8l-8 8v-5H3z',
  chevron: 'M4 4h9l7 8l-7 8H4l7-8z',
  speech: 'M4 4h16v12h-9l-5 5v-5H4z',
  plus: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
};
