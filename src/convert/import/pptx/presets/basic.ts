import { inOval, oval, side, spot, turn, type Shapes } from './strings.ts';

const angles = 'st=pin(0,adj1,21599999) en=pin(0,adj2,21599999) d=en-st';
const arc = `${angles} sw=${turn('d')} ${spot('1', 'wd2', 'hd2', 'st')}`;
/** The text rectangle of an arc extends to a side of the box if the arc passes it. */
const within = (xs: string, ys: string): string =>
  `ir=if(sw-21600000+st,r,max(${xs})) f=cd4-st ib=if(sw-if(f,f,27000000-st),b,max(${ys})) g=cd2-st il=if(sw-if(g,g,32400000-st),l,min(${xs})) k=3cd4-st it=if(sw-if(k,k,37800000-st),t,min(${ys}))`;

export const basic: Shapes = {
  ellipse: `||${inOval}|${oval}`,
  triangle: 'adj=50000|x=w*pin(0,adj,1e5)/1e5|x/2 vc x/2+wd2 b|M l b L x t r b Z',
  rtTriangle: '||wd12 h*7/12 w*7/12 h*11/12|M l b L l t r b Z',
  diamond: '||wd4 hd4 w*3/4 h*3/4|M l vc L hc t r vc hc b Z',
  parallelogram: 'adj=25000|m=1e5*w/ss a=pin(0,adj,m) x=ss*a/1e5 q=(1+5*a/m)/12|w*q h*q r-w*q b-h*q|M l b L x t r t r-x b Z',
  trapezoid: 'adj=25000|m=5e4*w/ss a=pin(0,adj,m) x=ss*a/1e5 i=wd3*a/m|i hd3*a/m r-i b|M l b L x t r-x t r b Z',
  nonIsoscelesTrapezoid:
    'adj1=25000 adj2=25000|m=5e4*w/ss a=pin(0,adj1,m) c=pin(0,adj2,m) x=ss*a/1e5 y=r-ss*c/1e5|wd3*a/m hd3*max(a,c)/m r-wd3*c/m b|M l b L x t y t r b Z',
  hexagon:
    'adj=25000 vf=115470|m=5e4*w/ss a=pin(0,adj,m) x=ss*a/1e5 dy=sin(hd2*vf/1e5,3600000) p=-m/2 c=a+p q=(if(c,4,2)-(a+if(c,p,0))/p*if(c,3,2))/24|w*q h*q r-w*q b-h*q|M l vc L x vc-dy r-x vc-dy r vc r-x vc+dy x vc+dy Z',
  octagon: `adj=29289|${side('x')}|x/2 x/2 r-x/2 b-x/2|M l x L x t r-x t r x r b-x r-x b x b l b-x Z`,
  can: `adj=25000|y=ss*pin(0,adj,5e4*h/ss)/2e5|l y*2 r b-y|[s]M l y A wd2 y cd2 -cd2 L r b-y A wd2 y 0 cd2 Z|[sl]M l y A wd2 y cd2 cd2*2 Z|[n]M r y A wd2 y 0 cd2*2 L r b-y A wd2 y 0 cd2 L l y`,
  donut: `adj=25000|${side('d')}|${inOval}|${oval} M d vc A wd2-d hd2-d cd2 -cd2*2 Z`,
  noSmoking: `adj=18750|${side('d')} p=wd2-d q=hd2-d g=at2(w,h) e=at2(p*q/mod(cos(q,g),sin(p,g),0),d/2) sw=e*2-cd2 s=g-e m=p*q/mod(cos(q,s),sin(p,s),0) x=cos(m,s) y=sin(m,s)|${inOval}|${oval} M hc+x vc+y A p q s sw Z M hc-x vc-y A p q s-cd2 sw Z`,
  blockArc: `adj1=10800000 adj2=0 adj3=25000|${arc} ${side('n', 'adj3')} p=wd2-n q=hd2-n ${spot('2', 'p', 'q', 'en')} ${spot('3', 'wd2', 'hd2', 'en')} ${spot('4', 'p', 'q', 'st')} ${within('x1,x2,x3,x4', 'y1,y2,y3,y4')}|il it ir ib|M x1 y1 A wd2 hd2 st sw L x2 y2 A p q en -sw Z`,
  arc: `adj1=16200000 adj2=0|${arc} ${spot('2', 'wd2', 'hd2', 'en')} ${within('x1,x2', 'y1,y2')}|il it ir ib|[s]M x1 y1 A wd2 hd2 st sw L hc vc Z|[n]M x1 y1 A wd2 hd2 st sw`,
  chord: `adj1=2700000 adj2=16200000|${arc}|${inOval}|M x1 y1 A wd2 hd2 st sw Z`,
  pie: `adj1=0 adj2=16200000|${arc}|${inOval}|M x1 y1 A wd2 hd2 st sw L hc vc Z`,
  pieWedge: '||r-w*.70711 b-h*.70711 r b|M l b A w h cd2 cd4 L r b Z',
  teardrop: `adj=100000|a=pin(0,adj,2e5)/1e5 x=hc+wd2*a y=vc-hd2*a|${inOval}|M l vc A wd2 hd2 cd2 cd4 Q (hc+x)/2 t x y Q r (vc+y)/2 r vc A wd2 hd2 0 cd2 Z`,
};
