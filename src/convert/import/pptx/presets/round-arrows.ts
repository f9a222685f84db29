import { side, spot, turn, type Shapes } from './strings.ts';

/** For arrows that bend along one side: `u` is the side they bend along, `v` the other, `R` the radius along `u`. */
const bent = (u: 'w' | 'h', v: 'w' | 'h', most: string): string =>
  `a=pin(0,adj2,5e4*${u}/ss) n=ss*pin(0,adj1,${most})/1e5 p=ss*a/1e5 k=${u}d2-(n+p)/4 i=sqrt(k*k*4-n*n)*${v}/(k*2) ${side('d', 'adj3', '1e5*i/ss')} e=sqrt(${v}*${v}-d*d)*k/${v} m=k+n c=(p-n)/2 f=k+e-c g=m+e+c o=${u}-p/2 s=at2(d,e) z=at2(i,n/2)`;
const adjusts = 'adj1=25000 adj2=50000 adj3=25000';

/**
 * For circular arrows. Ellipses of p1, q1 outside, p2, q2 inside and p3, q3 between; H is the middle of the head's base, A its tip, G and B
 * its corners.
 */
const circle = `a5=pin(0,adj5,25000) n=ss*pin(0,adj1,a5*2)/1e5 en=pin(1,adj3,21599999) st=pin(0,adj4,21599999) k=ss*a5/1e5 p1=wd2+n/2-k q1=hd2+n/2-k p2=p1-n q2=q1-n p3=p2+n/2 q3=q2+n/2 ${spot('H', 'p3', 'q3', 'en')} dx=xH-hc dy=yH-vc i=min(p2,q2) u=dx*dx-i*i v=sqrt(1-u*(dy*dy-i*i)/(dx*dx)/(dy*dy)) f=at2(1,(1+v)/(u/dx/dy)) g=${turn('f')}-en c=${turn('g')} most=abs(if(c-cd2,c-21600000,c))`;
const head = `pt=en+aA ${spot('A', 'p3', 'q3', 'pt')} xG=xH+cos(k,pt) yG=yH+sin(k,pt) xB=xH-cos(k,pt) yB=yH-sin(k,pt) sign=if(yB-yG,-1,1) ${meet('F', 'p1', 'q1', '2')} ${meet('C', 'p2', 'q2', '1')} wide=mod(xF-xC,yF-yC,0)/2-k xGp=if(wide,xF,xG) yGp=if(wide,yF,yG) xBp=if(wide,xC,xB) yBp=if(wide,yC,yB) e0=at2(xF-hc,yF-vc) e2=${turn('e0')} i0=at2(xC-hc,yC-vc) ist=${turn('i0')}`;
const text = 'hc-p1*.70711 vc-q1*.70711 hc+p1*.70711 vc+q1*.70711';

/** Where the base of the head meets an ellipse, on the side of its corner (1: B, 2: G). */
function meet(name: string, rx: string, ry: string, corner: '1' | '2'): string {
  return [
    `o=min(${rx},${ry}) x1=(xB-hc)*o/${rx} y1=(yB-vc)*o/${ry} x2=(xG-hc)*o/${rx} y2=(yG-vc)*o/${ry}`,
    'dx=x2-x1 dy=y2-y1 dd=dx*dx+dy*dy D=x1*y2-x2*y1 s=sqrt(o*o*dd-D*D)',
    'x3=(D*dy+sign*dx*s)/dd x4=(D*dy-sign*dx*s)/dd y3=(abs(dy)*s-D*dx)/dd y4=(-D*dx-abs(dy)*s)/dd',
    `near=mod(x${corner}-x4,y${corner}-y4,0)-mod(x${corner}-x3,y${corner}-y3,0)`,
    `x${name}=hc+if(near,x3,x4)*${rx}/o y${name}=vc+if(near,y3,y4)*${ry}/o`,
  ].join(' ');
}

export const roundArrows: Shapes = {
  curvedRightArrow: `${adjusts}|${bent('h', 'w', 'a')} x=r-d||[s]M l k A w k cd2 -s L x f r o x g x m+e A w k cd2-s s Z|[sD]M r n A w k 3cd4 z-cd4 A w k cd2-z cd4+z Z|[n]M l k A w k cd2 -s L x f r o x g x m+e A w k cd2-s s L l k A w k cd2 cd4 L r n A w k 3cd4 z-cd4`,
  curvedLeftArrow: `${adjusts}|${bent('h', 'w', 'a')}||[s]M l o L d f d k+e A w k s z-s A w k -z s+z L d g Z|[sD]M r m A w k 0 -cd4 L l t A w k 3cd4 cd4 Z|[n]M r m A w k 0 -cd4 L l t A w k 3cd4 cd4 L r m A w k 0 s L d g l o d f d k+e A w k s z-s`,
  curvedDownArrow: `${adjusts}|${bent('w', 'h', '1e5')} y=b-d||[s]M o b L f y k+e y A k h 3cd4+s -s L m t A k h 3cd4 s L g y Z|[sD]M (k+m)/2 b-i A k h 3cd4-z z-cd4 L l b A k h cd2 cd4+z Z|[n]M (k+m)/2 b-i A k h 3cd4-z z-cd4 L l b A k h cd2 cd4 L m t A k h 3cd4 s L g y o b f y k+e y A k h 3cd4+s -s`,
  curvedUpArrow: `${adjusts}|${bent('w', 'h', '1e5')}||[s]M o t L g d m+e d A k h cd4-s s+z A k h cd4-z z-s L f d Z|[sD]M k b A k h cd4 cd4 L n t A k h cd2 -cd4 Z|[n]M (k+m)/2 i A k h cd4-z z-s L f d o t g d m+e d A k h cd4-s s L k b A k h cd4 cd4 L n t A k h cd2 -cd4`,
  circularArrow: `adj1=12500 adj2=1142319 adj3=20457681 adj4=10800000 adj5=12500|${circle} aA=pin(0,adj2,most) ${head} j=st-ist s0=e2-st ${spot('E', 'p1', 'q1', 'st')}|${text}|M xE yE A p1 q1 st ${turn('s0')} L xGp yGp xA yA xBp yBp xC yC A p2 q2 ist if(j,j-21600000,j) Z`,
  leftCircularArrow: `adj1=12500 adj2=-1142319 adj3=1142319 adj4=10800000 adj5=12500|${circle} aA=pin(-most,-abs(adj2),0) ${head} j=st-ist jsw=${turn('j')} s0=e2-st sw=if(s0,s0-21600000,s0) ${spot('E', 'p1', 'q1', 'st')} ${spot('D', 'p2', 'q2', 'st')}|${text}|M xE yE L xD yD A p2 q2 ist+jsw -jsw L xBp yBp xA yA xGp yGp xF yF A p1 q1 st+sw -sw Z`,
  leftRightCircularArrow: `adj1=12500 adj2=1142319 adj3=20457681 adj4=11942319 adj5=12500|${circle} aA=pin(0,adj2,most) ${head} od=e2-en s0=st-${turn('od')} s2=${turn('s0')} sw=e2-s2 id=ist-en ie=st-if(id,id-21600000,id) if0=ie-21600000 i2=if(if0,if0,ie) j=i2-ist lp=st-aA ${spot('L', 'p3', 'q3', 'lp')} ${spot('I', 'p3', 'q3', 'st')} ${spot('E', 'p1', 'q1', 's2')} ${spot('D', 'p2', 'q2', 'i2')} xK=if(wide,xE,xI+cos(k,lp)) yK=if(wide,yE,yI+sin(k,lp)) xJ=if(wide,xD,xI-cos(k,lp)) yJ=if(wide,yD,yI-sin(k,lp))|${text}|M xL yL L xK yK xE yE A p1 q1 s2 ${turn('sw')} L xGp yGp xA yA xBp yBp xC yC A p2 q2 ist if(j,j-21600000,j) L xJ yJ Z`,
};
