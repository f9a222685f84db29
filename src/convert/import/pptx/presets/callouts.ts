import { cloud, cloudLines, inCloud } from './symbols.ts';
import { box, inOval, turn, type Shapes } from './strings.ts';

const tip = 'dx=w*adj1/1e5 dy=h*adj2/1e5 x=hc+dx y=vc+dy';
const tipAt = 'adj1=-20833 adj2=62500';
/** The tip is on the side it lies beyond; on the other sides it is flattened into the edge. */
const wedge = `${tip} z=abs(dy)-abs(dx*h/w) x1=w*if(dx,7,2)/12 x2=w*if(dx,10,5)/12 y1=h*if(dy,7,2)/12 y2=h*if(dy,10,5)/12 xl=if(z,l,if(dx,l,x)) xt=if(z,if(dy,x1,x),x1) xr=if(z,r,if(dx,x,r)) xb=if(z,if(dy,x,x1),x1) yl=if(z,y1,if(dx,y1,y)) yt=if(z,if(dy,t,y),t) yr=if(z,y1,if(dx,y,y1)) yb=if(z,if(dy,y,b),b)`;
const turns = 'cd2*2';

/** A box with a line of one, two or three pieces to its target. */
function lineCallouts(): Shapes {
  const adjusts = [
    [18750, -8333, 112500, -38333],
    [18750, -8333, 18750, -16667, 112500, -46667],
    [18750, -8333, 18750, -16667, 100000, -16667, 112963, -8333],
  ];
  const shapes: Record<string, string> = {};
  for (const [place, values] of adjusts.entries()) {
    const given = values.map((value, index) => `adj${index + 1}=${value}`).join(' ');
    const spots = Array.from({ length: values.length / 2 }, (_, index) => `w*adj${index * 2 + 2}/1e5 h*adj${index * 2 + 1}/1e5`);
    const line = `[n]M ${spots.join(' L ')}`;
    const bar = '[n]M w*adj2/1e5 t L w*adj2/1e5 b';
    shapes[`callout${place + 1}`] = `${given}|||[s]${box}|${line}`;
    shapes[`borderCallout${place + 1}`] = `${given}|||${box}|${line}`;
    shapes[`accentCallout${place + 1}`] = `${given}|||[s]${box}|${bar}|${line}`;
    shapes[`accentBorderCallout${place + 1}`] = `${given}|||${box}|${bar}|${line}`;
  }
  return shapes;
}

const arrowAt = (last: number): string => `adj1=25000 adj2=25000 adj3=25000 adj4=${last}`;
/** Arrows out of a box: `u` runs along the arrow, `v` across it. */
const arrow = (u: 'w' | 'h', v: 'w' | 'h', isDouble = false): string =>
  `a=pin(0,adj2,5e4*${v}/ss) c=pin(0,adj3,${isDouble ? '5e4' : '1e5'}*${u}/ss) p=ss*a/1e5 q=ss*pin(0,adj1,a*2)/2e5 n=ss*c/1e5 m=${u}*pin(0,adj4,1e5-c*ss/${isDouble ? `${u}d2` : u})/1e5`;

export const callouts: Shapes = {
  ...lineCallouts(),
  wedgeRectCallout: `${tipAt}|${wedge}||M l t L x1 t xt yt x2 t r t r y1 xr yr r y2 r b x2 b xb yb x1 b l b l y2 xl yl l y1 Z`,
  wedgeRoundRectCallout: `${tipAt} adj3=16667|${wedge} u=ss*adj3/1e5 i=u*.29289|i i r-i b-i|M l u A u u cd2 cd4 L x1 t xt yt x2 t r-u t A u u 3cd4 cd4 L r y1 xr yr r y2 r b-u A u u 0 cd4 L x2 b xb yb x1 b u b A u u cd4 cd4 L l y2 xl yl l y1 Z`,
  wedgeEllipseCallout: `${tipAt}|${tip} g=at2(dx*h,dy*w) s=g+660000 e=g-660000 x1=cos(wd2,s) y1=sin(hd2,s) st=at2(x1,y1) k=at2(cos(wd2,e),sin(hd2,e))-st|${inOval}|M x y L hc+x1 vc+y1 A wd2 hd2 st ${turn('k')} Z`,
  cloudCallout: `${tipAt}|${tip} e=cat2(hd2,dx,dy) f=sat2(wd2,dx,dy) gx=hc+cat2(wd2,e,f)-x gy=vc+sat2(hd2,e,f)-y g=mod(gx,gy,0) k=(g-ss*6600/21600)/3 u=ss*1800/21600 m=(k+u)/g n=(ss*4800/21600+k*2)/g p=ss*600/21600 q=ss*1200/21600|${inCloud}|${cloud}|M x+p y A p p 0 ${turns} Z|M x+gx*m+q y+gy*m A q q 0 ${turns} Z|M x+gx*n+u y+gy*n A u u 0 ${turns} Z|${cloudLines}`,
  rightArrowCallout: `${arrowAt(64977)}|${arrow('w', 'h')} x=r-n|l t m b|M l t L m t m vc-q x vc-q x vc-p r vc x vc+p x vc+q m vc+q m b l b Z`,
  leftArrowCallout: `${arrowAt(64977)}|${arrow('w', 'h')} x=r-m|x t r b|M l vc L n vc-p n vc-q x vc-q x t r t r b x b x vc+q n vc+q n vc+p Z`,
  upArrowCallout: `${arrowAt(64977)}|${arrow('h', 'w')} y=b-m|l y r b|M l y L hc-q y hc-q n hc-p n hc t hc+p n hc+q n hc+q y r y r b l b Z`,
  downArrowCallout: `${arrowAt(64977)}|${arrow('h', 'w')} y=b-n|l t r m|M l t L r t r m hc+q m hc+q y hc+p y hc b hc-p y hc-q y hc-q m l m Z`,
  leftRightArrowCallout: `${arrowAt(48123)}|${arrow('w', 'h', true)} x=hc-m/2 y=hc+m/2 z=r-n|x t y b|M l vc L n vc-p n vc-q x vc-q x t y t y vc-q z vc-q z vc-p r vc z vc+p z vc+q y vc+q y b x b x vc+q n vc+q n vc+p Z`,
  upDownArrowCallout: `${arrowAt(48123)}|${arrow('h', 'w', true)} x=vc-m/2 y=vc+m/2 z=b-n|l x r y|M l x L hc-q x hc-q n hc-p n hc t hc+p n hc+q n hc+q x r x r y hc+q y hc+q z hc+p z hc b hc-p z hc-q z hc-q y l y Z`,
  quadArrowCallout:
    'adj1=18515 adj2=18515 adj3=18515 adj4=48123|a=pin(0,adj2,5e4) c=pin(0,adj1,a*2) e=pin(0,adj3,5e4-a) f=pin(c,adj4,1e5-e*2) p=ss*a/1e5 q=ss*c/2e5 n=ss*e/1e5 u=hc-w*f/2e5 v=hc+w*f/2e5 y=vc-h*f/2e5 z=vc+h*f/2e5|u y v z|M l vc L n vc-p n vc-q u vc-q u y hc-q y hc-q n hc-p n hc t hc+p n hc+q n hc+q y v y v vc-q r-n vc-q r-n vc-p r vc r-n vc+p r-n vc+q v vc+q v z hc+q z hc+q b-n hc+p b-n hc b hc-p b-n hc-q b-n hc-q z u z u vc+q n vc+q n vc+p Z',
};
