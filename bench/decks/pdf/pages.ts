import { lines, text, type PageTopic } from './construct.ts';

const mark = '0.2 0.5 0.8 rg 60 40 200 60 re f 0 g\n';

export const pages: PageTopic = {
  'crop-box': (kit) => ({ content: mark + lines(kit), entries: '/CropBox[20 20 700 385]' }),
  'crop-box-inside': (kit) => ({
    content: `${lines(kit, 3)}${mark}${text(kit.hide(2), 560, 10, { size: 9 })}`,
    entries: '/CropBox[30 100 540 400]',
  }),
  'offset-box': (kit) => ({ content: `q 1 0 0 1 100 50 cm ${lines(kit)} Q`, box: '[100 50 820 455]' }),
  'negative-box': (kit) => ({ content: `q 1 0 0 1 -360 -200 cm ${lines(kit)} Q`, box: '[-360 -200 360 205]' }),
  'rotated-90': (kit) => ({ content: mark + lines(kit), entries: '/Rotate 90' }),
  'rotated-180': (kit) => ({ content: mark + lines(kit), entries: '/Rotate 180' }),
  'rotated-270': (kit) => ({ content: mark + lines(kit), entries: '/Rotate 270' }),
  'rotated-cropped': (kit) => ({ content: mark + lines(kit), entries: '/Rotate 90/CropBox[20 20 700 385]' }),
  'user-unit': (kit) => ({ content: lines(kit), entries: '/UserUnit 2' }),
  portrait: (kit) => ({ content: `q 1 0 0 1 0 400 cm ${lines(kit, 4, 3)} Q`, box: '[0 0 595 842]' }),
  links: (kit) => ({
    content: lines(kit),
    annotations: ['<</Type/Annot/Subtype/Link/Rect[50 330 300 365]/Border[0 0 0]/A<</S/URI/URI(https://example.org)>>>>'],
  }),
  'text-field': (kit) => {
    const words = kit.say(2);
    const look = kit.document.stream(
      '/Type/XObject/Subtype/Form/BBox[0 0 300 40]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
      `/Tx BMC q BT /F1 18 Tf 4 12 Td (${words}) Tj ET Q EMC`,
    );
    const field = kit.document.add(
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(field)/V(${words})/F 4/Rect[60 60 360 100]/DA(/F1 18 Tf 0 g)/AP<</N ${look}>>>>`,
    );
    return { content: lines(kit, 3), annotations: [field], fields: [field] };
  },
  layers: (kit) => {
    const [shown, off] = [kit.document.add('<</Type/OCG/Name(Shown)>>'), kit.document.add('<</Type/OCG/Name(Off)>>')];
    return {
      content: `/OC /Shown BDC ${lines(kit, 3)} EMC /OC /Off BDC ${text(kit.hide(3), 50, 80)} EMC`,
      resources: `/Properties<</Shown ${shown}/Off ${off}>>`,
      layers: { shown, off },
    };
  },
};
