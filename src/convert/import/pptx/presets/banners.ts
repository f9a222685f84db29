import { side, type Shapes } from './strings.ts';

const ribbon =
  'a=pin(0,adj1,33333) d=w*pin(25000,adj2,75000)/2e5 x2=hc-d x9=hc+d x3=x2+wd32 x8=x9-wd32 x5=x2+wd8 x6=x9-wd8 x4=x5-wd32 x7=x6+wd32 q=h*a/4e5';
const down =
  'M l t L x4 t A wd32 q 3cd4 cd2 L x3 y1 A wd32 q 3cd4 -cd2 L x8 y2 A wd32 q cd4 -cd2 L x7 y1 A wd32 q cd4 cd2 L r t r-wd8 y3 r y4 x9 y4 x9 b-q A wd32 q 0 cd4 L x3 b A wd32 q cd4 cd4 L x2 y4 l y4 wd8 y3 Z';
const up =
  'M l b L x4 b A wd32 q cd4 -cd2 L x3 y1 A wd32 q cd4 cd2 L x8 y2 A wd32 q 3cd4 cd2 L x7 y1 A wd32 q 3cd4 -cd2 L r b r-wd8 y3 r y4 x9 y4 x9 q A wd32 q 0 -cd4 L x3 t A wd32 q 3cd4 -cd4 L x2 y4 l y4 wd8 y3 Z';
const sideways =
  'M l y2 L x1 t x1 y1 hc y1 A wd32 q 3cd4 cd2 wd32 q 3cd4 -cd2 L x4 b-y3 x4 b-y4 r b-y2 x4 b x4 z hc z A wd32 q cd4 cd4 L x2 y3 x1 y3 x1 y4 Z';

const ellipse =
  'a=pin(0,adj1,1e5) c=pin(max(0,a-(1e5-a)/2),adj3,a) x2=hc-w*pin(25000,adj2,75000)/2e5 x3=x2+wd8 x4=r-x3 x5=r-x2 x6=r-wd8 d=h*c/1e5 f=4*d/w y1=f*(x3-x3*x3/w) m1=x3/2 c1=f*m1 q=h*a/1e5 e=q-d u=f*(x2-x2*x2/w) y3=u+e c3=q*2-y3 k=b-q y2=(d*14/16+k)/2 y5=u+k y6=y3+k m4=x2/2 c4=f*m4+k c6=c3+k y7=y1+e c7=q*2-y7';

/** Hanging down, or the same upside down. */
function ellipseRibbon(isUp: boolean): string {
  const y = (name: string) => (isUp ? `b-${name}` : name);
  const [top, text] = isUp ? ['b', 'x2 b-y6 x5 b-q'] : ['t', 'x2 q x5 y6'];
  const outline = `M l ${top} Q m1 ${y('c1')} x3 ${y('y1')} L x2 ${y('y3')} Q hc ${y('c3')} x5 ${y('y3')} L x4 ${y('y1')} Q r-m1 ${y('c1')} r ${top} L x6 ${y('y2')} r ${y('k')} Q r-m4 ${y('c4')} x5 ${y('y5')} L x5 ${y('y6')} Q hc ${y('c6')} x2 ${y('y6')} L x2 ${y('y5')} Q m4 ${y('c4')} l ${y('k')} L wd8 ${y('y2')} Z`;
  const fold = `M x3 ${y('y7')} L x3 ${y('y1')} x2 ${y('y3')} Q hc ${y('c3')} x5 ${y('y3')} L x4 ${y('y1')} x4 ${y('y7')} Q hc ${y('c7')} x3 ${y('y7')} Z`;
  const lines = `M x2 ${y('y5')} L x2 ${y('y3')} M x5 ${y('y3')} L x5 ${y('y5')} M x3 ${y('y1')} L x3 ${y('y7')} M x4 ${y('y7')} L x4 ${y('y1')}`;
  return `adj1=25000 adj2=50000 adj3=12500|${ellipse}|${text}|[s]${outline}|[sD]${fold}|[n]${outline} ${lines}`;
}

const wave = (most: string): string =>
  `a=pin(0,adj1,${most}) o=w*pin(-10000,adj2,10000)/5e4 y=h*a/1e5 d=y*10/3 z=b-y p=if(o,0,o) q=if(o,o,0) x2=-p xr=r-q xl=q xe=r+p i=h*a/5e4`;
const inWave = 'max(x2,xl) i min(xr,xe) b-i';

export const banners: Shapes = {
  ribbon: `adj1=16667 adj2=50000|${ribbon} y1=q*2 y2=q*4 y4=b-y2 y3=y4/2|x2 y2 x9 b|[s]${down}|[sD]M x5 q A wd32 q 0 cd4 L x3 y1 A wd32 q 3cd4 -cd2 L x5 y2 Z M x6 q A wd32 q cd2 -cd4 L x8 y1 A wd32 q 3cd4 cd2 L x6 y2 Z|[n]${down} M x5 q L x5 y2 M x6 y2 L x6 q M x2 y4 L x2 y2-q M x9 y2-q L x9 y4`,
  ribbon2: `adj1=16667 adj2=50000|${ribbon} y1=b-q*2 y2=b-q*4 y4=q*4 y3=(y4+b)/2|x2 t x9 y2|[s]${up}|[sD]M x5 b-q A wd32 q 0 -cd4 L x3 y1 A wd32 q cd4 cd2 L x5 y2 Z M x6 b-q A wd32 q cd2 cd4 L x8 y1 A wd32 q cd4 -cd2 L x6 y2 Z|[n]${up} M x5 y2 L x5 b-q M x6 b-q L x6 y2 M x2 y1-q L x2 y4 M x9 y4 L x9 y1-q`,
  ellipseRibbon: ellipseRibbon(false),
  ellipseRibbon2: ellipseRibbon(true),
  leftRightRibbon: `adj1=50000 adj2=50000 adj3=16667|a=pin(0,adj3,33333) c=pin(0,adj1,1e5-a) ${side('x1', 'adj2', '1e5*(wd2-wd32)/ss')} x4=r-x1 d=h*c/2e5 e=h*a/2e5 y1=vc-e-d z=vc+d+e y2=y1+d y4=y2*2 y3=y4-y1 q=a*ss/4e5 x2=hc-wd32 x3=hc+wd32|x1 y1 x4 z|[s]${sideways}|[sD]M x3 y1+q A wd32 q 0 cd4 wd32 q 3cd4 -cd2 L x3 b-y3 Z|[n]${sideways} M x3 y1+q L x3 b-y3 M x2 b-y3-q L x2 y3`,
  horizontalScroll: `adj=12500|${side('c', 'adj', '25000')} e=c/2 f=c/4|c c r-e b-c|[s]M r e A e e 0 cd4 L r-e e A f f 0 cd2 L r-c c e c A e e 3cd4 -cd4 L l b-e A e e cd2 -cd2 L c b-c r-e b-c A e e cd4 -cd4 Z M e c*2 A e e cd4 -cd4 f f 0 -cd2 Z|[sD]M e c*2 A e e cd4 -cd4 f f 0 -cd2 Z M r-e c A e e cd4 -cd4*3 f f cd2 -cd2 Z|[n]M l c+e A e e cd2 cd4 L r-c c r-c e A e e cd2 cd2 L r b-c-e A e e 0 cd4 L c b-c c b-e A e e 0 cd2 Z M r-c c L r-e c A e e cd4 -cd4 M r-e c L r-e e A f f 0 cd2 M e c*2 L e c+e A f f cd2 cd2 e e 0 cd2 M c c+e L c b-c`,
  verticalScroll: `adj=12500|${side('c', 'adj', '25000')} e=c/2 f=c/4|c c r-c b-e|[s]M e b A e e cd4 -cd4 L e b-e A f f cd4 -cd2 L c b-c c e A e e cd2 cd4 L r-e t A e e 3cd4 cd2 L r-c c r-c b-e A e e 0 cd4 Z M c*2 e A e e 0 cd4 f f cd4 cd2 Z|[sD]M c*2 e A e e 0 cd4 f f cd4 cd2 Z M c b-e A e e 0 cd4*3 f f 3cd4 cd2 Z|[n]M c b-c L c e A e e cd2 cd4 L r-e t A e e 3cd4 cd2 L r-c c r-c b-e A e e 0 cd4 L e b A e e cd4 cd2 Z M c+e t A e e 3cd4 cd2 f f cd4 cd2 L c*2 e M r-c c L c+e c M e b-c A f f 3cd4 cd2 L c b-e M e b A e e cd4 -cd4 L c b-c`,
  wave: `adj1=12500 adj2=0|${wave('20000')} n=(p+xr)/3 x3=x2+n x7=xl+n|${inWave}|M x2 y C x3 y-d (x3+xr)/2 y+d xr y L xe z C (x7+xe)/2 z+d x7 z-d xl z Z`,
  doubleWave: `adj1=6250 adj2=0|${wave('12500')} n=(p+xr)/6 m=n*2 x5=(x2+xr)/2 x6=x5+n xc=(xl+xe)/2 xd=xc+n|${inWave}|M x2 y C x2+n y-d x2+m y+d x5 y C x6 y-d (x6+xr)/2 y+d xr y L xe z C (xd+xe)/2 z+d xd z-d xc z C xl+m z+d xl+n z-d xl z Z`,
};
