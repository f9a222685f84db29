import { box, scenesOf } from '../visual-scene.ts';
import { textAcross } from './text-across.ts';

const scene = scenesOf('script');

export const scriptScenes = [
  scene('german', 'Long German words', [
    textAcross(['Tiefseeforschungsgesellschaft', 'Donaudampfschifffahrtskapitänsmützenabzeichen', 'Größenmaßstäbe überprüfen'], {
      ...box(960, 540, 1100, 900),
      language: 'de',
      style: { size: 96 },
    }),
  ]),
  scene('hungarian', 'Long Hungarian words', [
    textAcross(['Megszentségteleníthetetlenségeskedéseitekért', 'árvíztűrő tükörfúrógép'], {
      ...box(960, 540, 1200, 900),
      language: 'hu',
      style: { size: 100 },
    }),
  ]),
  scene('break-word', 'A word wider than its box', [
    { kind: 'shape', shape: 'rectangle', ...box(960, 540, 500, 860), fill: 'surface' },
    textAcross(['hydrothermal-vent@example.org/observations'], { ...box(960, 540, 500, 860), style: { size: 80 } }),
  ]),
  scene('japanese', 'Japanese, broken by its rules', [
    textAcross(
      [
        '深海とは何か。「光の届かない世界」は、地球の生き物にとって最も広い住みかである。ゃゅょっは行の頭に来ない。',
        'ABC 2026年、東京・横浜',
      ],
      { language: 'ja', style: { size: 88 } },
    ),
  ]),
  scene('korean', 'Korean, broken at its words', [
    textAcross(['빛이 닿지 않는 바다에는 스스로 빛을 내는 생물들이 살고 있습니다.', '수심 10,920미터'], {
      language: 'ko',
      style: { size: 100 },
    }),
  ]),
  scene('chinese', 'Han characters without kana', [
    textAcross(['深海生物發光', '光到不了的地方，生物自己發光。'], { language: 'zh', style: { size: 110 } }),
  ]),
  scene('han-lent', 'Han characters that the Japanese and the Korean family lend each other', [
    textAcross(
      [
        { runs: ['俞 乭 佴 — 深海'], language: 'ja' },
        { runs: ['両 丂 个 — 심해'], language: 'ko' },
      ],
      { style: { size: 130 } },
    ),
  ]),
  scene('thai', 'Thai, without spaces between words', [
    textAcross(['ในทะเลลึกที่แสงส่องไม่ถึง สิ่งมีชีวิตสร้างแสงสว่างได้ด้วยตัวเอง'], { language: 'th', style: { size: 100 } }),
  ]),
  scene('devanagari', 'Devanagari', [
    textAcross(['गहरे समुद्र में प्रकाश नहीं पहुँचता।', 'ज्ञान, क्षेत्र, श्रृंखला, र्क'], { language: 'hi', style: { size: 100 } }),
  ]),
  scene('arabic', 'Arabic, with numbers and Latin inside', [
    textAcross(['يصل ضوء الشمس إلى عمق 200 متر فقط.', 'جهاز ROV Jason نزل إلى 6500 متر في عام 2026.', 'السَّلامُ عَلَيْكُم'], {
      language: 'ar',
      style: { size: 92 },
    }),
  ]),
  scene('hebrew', 'Hebrew, with numbers, brackets and Latin inside', [
    textAcross(['מתחת ל־1,000 מטר (אלף) אין אור.', 'הרובוט ROV Jason ירד ל-6500 מ׳', 'שָׁלוֹם עוֹלָם'], { language: 'he', style: { size: 96 } }),
  ]),
  scene('bidi', 'Left to right with right to left inside', [
    textAcross(['The word عمق means depth, and עומק (12 m) too.', 'price: 1,200 ₪ – שלום!'], { style: { size: 88 } }),
  ]),
  scene('greek-cyrillic', 'Greek, Cyrillic and Vietnamese', [
    textAcross(['Φως στα βάθη της θάλασσας', 'Свет в глубинах моря', 'Ánh sáng dưới đáy biển sâu thẳm'], { style: { size: 100 } }),
  ]),
  scene('fallback', 'Six scripts on one line', [
    textAcross([{ runs: ['Deep 深海 깊은 عمق עומק लहर ทะเล'], align: 'center' }], { style: { size: 92 } }),
  ]),
  scene('emoji', 'Emoji: plain, joined, toned, flags, keycaps', [
    textAcross(['🐙 🦑 🐋 🌊 ✨', '👩‍🔬 👨‍👩‍👧‍👦 🏳️‍🌈 🧑🏽‍🚀', '🇯🇵 🇰🇷 🇧🇷 🇭🇺 🇩🇪 1️⃣ #️⃣', 'text ☀︎ or picture ☀️'], {
      style: { size: 110, lineHeight: 1.5 },
    }),
  ]),
  scene('emoji-inline', 'Emoji inside sentences', [
    textAcross(['An octopus 🐙 has three hearts ❤️❤️❤️ and nine brains 🧠.', 'タコ🐙は三つの心臓を持つ'], { style: { size: 92 } }),
  ]),
  scene('symbols', 'Symbols, arrows and mathematics', [
    textAcross(['→ ⇒ ↔ ↗ ✓ ✗ ★ ☆ ● ○ ■ □', '∀x ∈ ℝ: ∫ e⁻ˣ² dx = √π', '½ ¾ ² ³ µ ° € £ ¥ ₩ ₹', '♠ ♥ ♦ ♣ ♪ ⚑ ☎ ✎ ⌘ ⏎'], {
      style: { size: 100, lineHeight: 1.5 },
    }),
  ]),
  scene('no-glyph', 'A character that no face has', [textAcross(['Unknown: \u{10FFF0} and \u{12000}'], { style: { size: 110 } })]),
];
