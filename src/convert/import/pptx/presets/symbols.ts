import { inOval, oval, type Shapes } from './strings.ts';

export const cloud =
  '[43200]M 3900 14370 A 6753 9190 -11429249 7426832 5333 7267 -8646143 5396714 4365 5945 -8748475 5983381 4857 6595 -7859164 7034504 5333 7273 -4722533 6541615 6775 9220 -2776035 7816140 5785 7867 37501 6842000 6752 9215 1347096 6910353 7720 10543 3974558 4542661 4360 5918 -16496525 8804134 4345 5945 -14809710 9151131 Z';
export const cloudLines =
  '[n43200]M 4693 26177 A 4345 5945 5204520 1585770 M 6928 34899 A 4360 5918 4416628 686848 M 16478 39090 A 6752 9215 8257449 844866 M 28827 34751 A 6752 9215 387196 959901 M 34129 22954 A 5785 7867 -4217541 4255042 M 41798 15354 A 5333 7273 1819082 1665090 M 38324 5426 A 4857 6595 -824660 891534 M 29078 3952 A 4857 6595 -8950887 1091722 M 22141 4720 A 4365 5945 -9809656 1061181 M 14000 5192 A 6753 9190 -4002417 739161 M 4127 15789 A 6753 9190 9459261 711490';
export const inCloud = 'w*2977/21600 h*3262/21600 w*17087/21600 h*17337/21600';

export const symbols: Shapes = {
  cloud: `||${inCloud}|${cloud}|${cloudLines}`,
  heart: '||w/6 hd4 w*5/6 h*2/3|M hc hd4 C hc+w*10/48 t-hd3 hc+w*49/48 hd4 hc b C hc-w*49/48 hd4 hc-w*10/48 t-hd3 hc hd4 Z',
  lightningBolt:
    '||w*8757/21600 h*7437/21600 w*13917/21600 h*14277/21600|[21600]M 8472 0 L 12860 6080 11050 6797 16577 12007 14767 12877 21600 21600 10012 14915 12222 13987 5022 9705 7602 8382 0 3890 Z',
  moon: 'adj=50000|p=ss*pin(0,adj,87500)/1e5 q=ss-p g=(ss*ss*2-p*p)/q dy=(g/2-p)*hd2/ss x=p*w/ss c=p*9598/32768 dz=sqrt(ss*ss-(ss-c)*(ss-c))*hd2/ss m=((g-p)*w/ss-x)/2 dx=w-x-m st=at2(dx,-hd2)|c*w/ss vc-dz x vc+dz|M r b A w hd2 cd4 cd2 A m dy st at2(dx,hd2)-21600000-st Z',
  sun: 'adj=25000|a=pin(12500,adj,46875)/1e5 g=.5-a c=(.5-g*30274/32768)*.75 d=(.5-g*12540/32768)*.75 e=c+.03662 f=d+.03662 j=d+.125 i=g*23170/32768 o=3163/21600 u=18436/21600|hc-w*i vc-h*i hc+w*i vc+h*i|M r vc L w-w*c h-h*j w-w*c h*j Z M w*u h*o L w-w*e h*f w-w*f h*e Z M hc t L w-w*j h*c w*j h*c Z M w*o h*o L w*f h*e w*e h*f Z M l vc L w*c h*j w*c h-h*j Z M w*o h*u L w*e h-h*f w*f h-h*e Z M hc b L w*j h-h*c w-w*j h-h*c Z M w*u h*u L w-w*f h-h*e w-w*e h-h*f Z M w*a vc A w*g h*g cd2 cd2*2 Z',
  smileyFace: `adj=4653|a=pin(-4653,adj,4653)/1e5 y=h*16515/21600 p=w*1125/21600 q=h*1125/21600 e=h*7570/21600|${inOval}|${oval}|[D]M w*6215/21600 e A p q cd2 cd2*2 Z M w*13135/21600 e A p q cd2 cd2*2 Z|[n]M w*4969/21699 y-h*a Q hc y+h*a*3 w*16640/21600 y-h*a`,
  funnel:
    '|d=ss/20 p=wd2-d q=hd4-d a=at2(cos(wd2,480000),sin(hd4,480000)) s=cd2-a n=wd2*hd4/mod(cos(hd4,s),sin(wd2,s),0) u=wd2/4 v=hd4/4 m=u*v/mod(cos(v,a),sin(u,a),0)||M hc+cos(n,s) hd4+sin(n,s) A wd2 hd4 s cd2+a*2 L hc+cos(m,a) b-v+sin(m,a) A u v a cd2-a*2 Z M wd2-p hd4 A p q cd2 -cd2*2 Z',
  gear6: gear(6, 330, 'adj1=15000 adj2=3526', 5358, 'w-xA0 yA0 xA0 h-yA0'),
  gear9: gear(9, 310, 'adj1=10000 adj2=1763', 2679, 'w-xD0 yD0 xD0 yD2'),
  chartPlus: '|||[s10]M 0 0 L 0 10 10 10 10 0 Z|[n10]M 5 0 L 5 10 M 0 5 L 10 5',
  chartStar: '|||[s10]M 0 0 L 0 10 10 10 10 0 Z|[n10]M 0 0 L 10 10 M 0 10 L 10 0 M 5 0 L 5 10',
  chartX: '|||[s10]M 0 0 L 0 10 10 10 10 0 Z|[n10]M 0 0 L 10 10 M 0 10 L 10 0',
};

/** A tooth is on the chord from A to D; its top from B to C is shorter by `f` at both ends. */
function gear(teeth: number, first: number, adjust: string, most: number, text: string): string {
  const numbers = Array.from({ length: teeth }, (_, tooth) => tooth);
  const guides = numbers.map((tooth) => {
    const angle = ((first + (tooth * 360) / teeth) % 360) * 60_000;
    const [A, D, v, n] = [`A${tooth}`, `D${tooth}`, `v${tooth}`, `n${tooth}`];
    return [
      `x${A}=hc+cos(p,${angle}-k) y${A}=vc+sin(q,${angle}-k) x${D}=hc+cos(p,${angle}+k) y${D}=vc+sin(q,${angle}+k)`,
      `m=mod(x${A}-x${D},y${A}-y${D},0) ${v}=(x${A}-x${D})/m ${n}=(y${A}-y${D})/m`,
      `a${tooth}=at2(x${A}-hc,y${A}-vc) d${tooth}=at2(x${D}-hc,y${D}-vc)`,
    ].join(' ');
  });
  const outline = numbers.map((tooth) => {
    const [from, next] = [`d${tooth}`, `a${(tooth + 1) % teeth}`];
    const [v, n] = [`v${tooth}`, `n${tooth}`];
    return `${tooth ? 'L' : 'M'} xA${tooth} yA${tooth} L xA${tooth}-f*${v}-c*${n} yA${tooth}-f*${n}+c*${v} xD${tooth}+f*${v}-c*${n} yD${tooth}+f*${n}+c*${v} xD${tooth} yD${tooth} A p q ${from} if(${next}-${from},${next}-${from},${next}-${from}+21600000)`;
  });
  return `${adjust}|c=ss*pin(0,adj1,20000)/1e5 f=ss*pin(0,adj2,${most})/1e5 q=hd2-c p=wd2-c k=at2(min(p,q),(c+f)/2) ${guides.join(' ')}|${text}|${outline.join(' ')} Z`;
}
