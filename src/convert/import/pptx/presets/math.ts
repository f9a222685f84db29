import type { Shapes } from './strings.ts';

const wide = 'd=w*73490/2e5 x=hc-d z=hc+d';

export const math: Shapes = {
  mathPlus: `adj1=23520|${wide} e=h*73490/2e5 q=ss*pin(0,adj1,73490)/2e5|x vc-q z vc+q|M x vc-q L hc-q vc-q hc-q vc-e hc+q vc-e hc+q vc-q z vc-q z vc+q hc+q vc+q hc+q vc+e hc-q vc+e hc-q vc+q x vc+q Z`,
  mathMinus: `adj1=23520|${wide} e=h*pin(0,adj1,1e5)/2e5|x vc-e z vc+e|M x vc-e L z vc-e z vc+e x vc+e Z`,
  mathMultiply:
    'adj1=23520|n=ss*pin(0,adj1,51965)/1e5 a=at2(w,h) s=sin(1,a) c=cos(1,a) k=tan(1,a) m=mod(w,h,0)*.48035/2 xM=c*m yM=s*m xA=xM-s*n/2 yA=yM+c*n/2 xB=xM+s*n/2 yB=yM-c*n/2 yC=(hc-xB)*k+yB f=(vc-yA)/k|xA yB r-xA b-yB|M xA yA L xB yB hc yC r-xB yB r-xA yA r-xA-f vc r-xA b-yA r-xB b-yB hc b-yC xB b-yB xA b-yA xA+f vc Z',
  mathDivide: `adj1=23520 adj2=5880 adj3=11760|${wide} a=pin(1000,adj1,36745) c=pin(1000,adj3,min((73490-a)/4,36745*w/h)) e=h*a/2e5 g=h*c/1e5 y=vc-e-h*pin(0,adj2,73490-4*c-a)/1e5-g*2|x vc-e z vc+e|M hc y A g g 3cd4 cd2*2 Z M hc b-y A g g cd4 cd2*2 Z M x vc-e L z vc-e z vc+e x vc+e Z`,
  mathEqual: `adj1=23520 adj2=11760|${wide} a=pin(0,adj1,36745) e=h*a/1e5 f=h*pin(0,adj2,1e5-a*2)/2e5|x vc-f-e z vc+f+e|M x vc-f-e L z vc-f-e z vc-f x vc-f Z M x vc+f L z vc+f z vc+f+e x vc+f+e Z`,
  mathNotEqual: `adj1=23520 adj2=6600000 adj3=11760|${wide} a=pin(0,adj1,5e4) e=h*a/1e5 f=h*pin(0,adj3,1e5-a*2)/2e5 y2=vc-f y3=vc+f y1=y2-e y4=y3+e g=pin(4200000,adj2,6600000)-cd4 m=tan(hd2,g) n=mod(m,hd2,0) k=n*e/hd2 x7=hc+m-k/2 x6=x7-m*y1/hd2 x5=x7-m*y2/hd2 x4=x7-m*y3/hd2 x3=x7-m*y4/hd2 o=e*hd2/n rx=if(g,x7+o,x7+k) lx=if(g,x7,x7+k-o) u=e*m/n ry=if(g,u,t) ly=if(g,t,-u)|x y1 z y4|M x y1 L x6 y1 lx ly rx ry x6+k y1 z y1 z y2 x5+k y2 x4+k y3 z y3 z y4 x3+k y4 w-lx h-ly w-rx h-ry x3 y4 x y4 x y3 x4 y3 x5 y2 x y2 Z`,
};
