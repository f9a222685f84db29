import type { Film } from './film.ts';

export const films: readonly Film[] = [
  {
    deck: 'light-in-the-deep',
    name: 'promo',
    shots: [
      { stay: 2.2, says: 'Start where there is plenty of light.' },
      { step: 'to-twilight', stay: 2.4, says: 'Below two hundred metres\nsunlight is a blue whisper.' },
      { step: 'under-pressure', stay: 2.8, says: 'A female anglerfish carries a lamp on a rod\nand waits for the curious.' },
      { step: 'to-lamp', stay: 2.6, says: 'Come closer, right into the lamp.\nIt is full of bacteria.' },
      { stay: 1.5, says: 'The next light down there may be yours.' },
    ],
    poster: 0,
  },
  {
    deck: 'pocket-planetarium',
    name: 'pocket-planetarium',
    shots: [
      { stay: 1.8, says: 'You think you are lying in bed.' },
      { step: 'to-earth', stay: 2.4, says: 'You are flying around the Sun\nat thirty kilometres a second.' },
      { step: 'to-moon', stay: 2.2, says: 'The Moon drifts away from us\nas slowly as fingernails grow.' },
      { step: 'to-ice', stay: 2.6, says: 'Pieces of ice go round together,\ntouch softly, and drift apart.' },
      { stay: 1.2, says: 'Good night.' },
    ],
    poster: 0,
  },
  {
    deck: 'how-a-forest-talks',
    name: 'how-a-forest-talks',
    shots: [
      { stay: 1.8, says: 'So do trees talk?' },
      { step: 'to-scent', stay: 2.8, says: 'A wounded leaf gives off a scent,\nand neighbours arm themselves.' },
      { step: 'to-stoma', stay: 2.4, says: 'Go closer: the skin of a leaf\nis full of tiny mouths.' },
      { step: 'to-network', stay: 2.4, says: 'One fungus can hold on to many roots:\none old tree, forty-seven links.' },
      { stay: 1.2, says: 'Most of it has not been listened to.' },
    ],
    poster: 0,
  },
  {
    deck: 'nights-of-sleep',
    name: 'nights-of-sleep',
    shots: [
      { stay: 2.2, says: '365夜を、一つの輪にしてみます。' },
      { step: 'to-centre', stay: 2.4, says: '線の一本が一夜です。' },
      { step: 'to-night', stay: 1.8, says: 'ある夜を拡大してみましょう。' },
      { step: 'dreaming', stay: 2.8, says: '夢をよく見るレム睡眠は、\n明け方ほど長くなります。' },
      { stay: 1.4, says: '今夜も、よい眠りを。' },
    ],
    poster: 0,
  },
  {
    deck: 'cities-that-add-up',
    name: 'cities-that-add-up',
    shots: [
      { stay: 2.3, says: 'The one big idea? I think it is a sum.' },
      { step: 'to-keep', stay: 2, says: 'Vienna built homes, and did not sell them.' },
      { step: 'to-tenure', stay: 2, says: 'More than two in five homes\nstay out of the market.' },
      { step: 'to-half', stay: 2, says: 'They built the half\nthat no family can build alone.' },
      { step: 'half-later', stay: 2.9, says: 'And then the families moved in\nand built the other half.' },
      { stay: 1.4, says: 'They begin to look like a city.' },
    ],
    poster: 0,
  },
  {
    deck: 'sound-of-colour',
    name: 'sound-of-colour',
    shots: [
      { stay: 2, says: 'Which note is red?' },
      { step: 'to-wheel', stay: 2.9, says: 'Double the note A forty times,\nand it is a frequency of light: orange.' },
      { step: 'to-light', stay: 2.8, says: 'Do it with all twelve notes,\nand they fall into the spectrum.' },
      { stay: 1.2, says: 'Our ears leave the colours to you.' },
    ],
    poster: 0,
  },
  {
    deck: 'danube-bridges',
    name: 'danube-bridges',
    shots: [
      { stay: 2, says: 'Alkonyodik, a folyó aranyban.' },
      { step: 'to-lanchid', stay: 2.4, says: 'A legidősebb. 1849-ben nyílt meg.' },
      { step: 'to-oroszlan', stay: 2.4, says: 'A legenda szerint az oroszlánoknak\nnincs nyelvük. Van.' },
      { step: 'to-szabadsag', stay: 2.4, says: 'A zöld híd csúcsain turulmadarak.' },
      { stay: 1.4, says: 'Sétáljunk végig rajta, hét hídon át.' },
    ],
    poster: 0,
  },
  {
    deck: 'stars-with-arabic-names',
    name: 'stars-with-arabic-names',
    shots: [
      { stay: 2, says: 'ارفع رأسك في أي ليلة صافية.' },
      { step: 'to-jawza', stay: 2.4, says: 'الجوزاء خريطة جسد كاملة:\nيد ورِجل وسيف وحزام.' },
      { step: 'to-yad', stay: 1.6, says: 'اسمه يد الجوزاء،\nهكذا كتبه الفلكيون العرب.' },
      { step: 'al-khata', stay: 2.4, says: 'ثم أخطأ ناسخ في نقطة،\nفصارت اليد «بد».' },
      { step: 'to-asturlab', stay: 2.2, says: 'كل هذه السماء طواها الصنّاع\nفي قرص من نحاس.' },
      { stay: 1.4, says: 'أكثر من مئتي نجم فوقك\nتحمل أسماء عربية.' },
    ],
    poster: 0,
  },
  {
    deck: 'reading-the-land',
    name: 'reading-the-land',
    shots: [
      { stay: 2.2, says: 'Here is a mountain, flat on the table.' },
      { step: 'to-north', stay: 2.4, says: 'Turn the sheet until\nits north is the real one.' },
      { step: 'to-scale', stay: 2.2, says: 'Now closer. This is the col,\nand the dot in it is a hut.' },
      { step: 'to-hut', stay: 2.6, says: 'Ten times the scale: suddenly\na roof, a spring, a path to the door.' },
      { stay: 1.4, says: 'Now fold the map, and look.' },
    ],
    poster: 0,
  },
];
