import { box, open, side, type Shapes } from './strings.ts';

const rounded = 'M l x A x x cd2 cd4 L r-x t A x x 3cd4 cd4 L r b-x A x x 0 cd4 L x b A x x cd4 cd4';
const tabs = 'd=mod(w,h,0)/20 x=r-d y=b-d';
const brace = `a=pin(0,adj2,1e5) ${side('y', 'adj1', 'min(1e5-a,a)/2*h/ss')} m=h*a/1e5 i=y*.29289`;
const leftHalf = 'M x*2 b A x x cd4 cd4 L x vc+x A x x 0 -cd4 A x x cd4 -cd4 L x x A x x cd2 cd4';
const rightHalf = 'r-x*2 t A x x 3cd4 cd4 L r-x vc-x A x x cd2 -cd4 A x x 3cd4 -cd4 L r-x b-x A x x 0 cd4';
const two = `${side('x', 'adj1')} ${side('y', 'adj2')}`;

export const rectangles: Shapes = {
  rect: `|||${box}`,
  roundRect: `adj=16667|${side('x')} i=x*.29289|i i r-i b-i|${rounded} Z`,
  round1Rect: `adj=16667|${side('x')}|l t r-x*.29289 b|M l t L r-x t A x x 3cd4 cd4 L r b l b Z`,
  round2SameRect: `adj1=16667 adj2=0|${two} i=max(x,y)*.29289|i x*.29289 r-i b-y*.29289|M x t L r-x t A x x 3cd4 cd4 L r b-y A y y 0 cd4 L y b A y y cd4 cd4 L l x A x x cd2 cd4 Z`,
  round2DiagRect: `adj1=16667 adj2=0|${two} i=max(x,y)*.29289|i i r-i b-i|M x t L r-y t A y y 3cd4 cd4 L r b-x A x x 0 cd4 L y b A y y cd4 cd4 L l x A x x cd2 cd4 Z`,
  snip1Rect: `adj=16667|${side('x')}|l x/2 r-x/2 b|M l t L r-x t r x r b l b Z`,
  snip2SameRect: `adj1=16667 adj2=0|${two} i=max(x,y)/2|i x/2 r-i b-y/2|M x t L r-x t r x r b-y r-y b y b l b-y l x Z`,
  snip2DiagRect: `adj1=0 adj2=16667|${two} i=max(x,y)/2|i i r-i b-i|M x t L r-y t r y r b-x r-x b y b l b-y l x Z`,
  snipRoundRect: `adj1=16667 adj2=16667|${two} i=x*.29289|i i r-y/2 b|M x t L r-y t r y r b l b l x A x x cd2 cd4 Z`,
  plaque: `adj=16667|${side('x')} i=x*.70711|i i r-i b-i|M l x A x x cd4 -cd4 L r-x t A x x cd2 -cd4 L r b-x A x x 3cd4 -cd4 L x b A x x 0 -cd4 Z`,
  frame: `adj1=12500|${side('x', 'adj1')}|x x r-x b-x|${box} M x x L x b-x r-x b-x r-x x Z`,
  halfFrame: `adj1=33333 adj2=33333|${side('x', 'adj2', '1e5*w/ss')} ${side('y', 'adj1', '1e5*(h-h*x/w)/ss')}||M l t L r t r-y*w/h y x y x b-x*h/w l b Z`,
  corner: `adj1=50000 adj2=50000|${side('x', 'adj2', '1e5*w/ss')} ${side('z', 'adj1', '1e5*h/ss')} y=b-z d=w-h|l if(d,y,t) if(d,r,x) b|M l t L x t x y r y r b l b Z`,
  diagStripe: 'adj=50000|a=pin(0,adj,1e5)/1e5 x=w*a y=h*a|l t (x+r)/2 (y+b)/2|M l y L x t r t l b Z',
  plus: `adj=25000|${side('x')} d=w-h|if(d,l,x) if(d,x,t) if(d,r,r-x) if(d,b-x,b)|M l x L x x x t r-x t r-x x r x r b-x r-x b-x r-x b x b x b-x l b-x Z`,
  bevel: `adj=12500|${side('x')}|x x r-x b-x|[s]M x x L r-x x r-x b-x x b-x Z|[sL]M l t L r t r-x x x x Z|[sD]M l b L x b-x r-x b-x r b Z|[sl]M l t L x x x b-x l b Z|[sd]M r t L r b r-x b-x r-x x Z|[n]${box} M x x L r-x x r-x b-x x b-x Z M l t L x x M l b L x b-x M r t L r-x x M r b L r-x b-x`,
  foldedCorner: `adj=16667|${side('d')} x=r-d y=b-d|l t r y|[s]M l t L r t r y x b l b Z|[sD]M x b L x+d/5 y+d/5 r y Z|[n]M x b L x+d/5 y+d/5 r y x b l b l t r t r y`,
  cube: `adj=25000|${side('y', 'adj', '1e5')}|l y r-y b|[s]M l y L r-y y r-y b l b Z|[sD]M r-y y L r t r b-y r-y b Z|[sL]M l y L y t r t r-y y Z|[n]M l y L y t r t r b-y r-y b l b Z M l y L r-y y r t M r-y y L r-y b`,
  bracketPair: `adj=16667|${side('x')} i=x*.29289|i i r-i b-i|[s]${rounded} Z|[n]M x b A x x cd4 cd4 L l x A x x cd2 cd4 M r-x t A x x 3cd4 cd4 L r b-x A x x 0 cd4`,
  bracePair: `adj=8333|${side('x', 'adj', '25000')} i=x*1.29289|i i r-i b-x*.29289|[s]${leftHalf} L ${rightHalf} Z|[n]${leftHalf} M ${rightHalf}`,
  leftBracket: `adj=8333|${side('y', 'adj', '5e4*h/ss')} i=y*.29289|r-w*.70711 i r b-i|${open('M r b A w y cd4 cd4 L l y A w y cd2 cd4')}`,
  rightBracket: `adj=8333|${side('y', 'adj', '5e4*h/ss')} i=y*.29289|l i w*.70711 b-i|${open('M l t A w y 3cd4 cd4 L r b-y A w y 0 cd4')}`,
  leftBrace: `adj1=8333 adj2=50000|${brace}|r-wd2*.70711 i r b-i|${open('M r b A wd2 y cd4 cd4 L hc m+y A wd2 y 0 -cd4 A wd2 y cd4 -cd4 L hc y A wd2 y cd2 cd4')}`,
  rightBrace: `adj1=8333 adj2=50000|${brace}|l i wd2*.70711 b-i|${open('M l t A wd2 y 3cd4 cd4 L hc m-y A wd2 y cd2 -cd4 A wd2 y 3cd4 -cd4 L hc b-y A wd2 y 0 cd4')}`,
  cornerTabs: `|${tabs}|d d x y|M l t L d t l d Z|M l y L d b l b Z|M x t L r t r d Z|M r y L r b x b Z`,
  squareTabs: `|${tabs}|d d x y|M l t L d t d d l d Z|M l y L d y d b l b Z|M x t L r t r d x d Z|M x y L r y r b x b Z`,
  plaqueTabs: `|${tabs}|d d x y|M l t L d t A d d 0 cd4 Z|M l y A d d 3cd4 cd4 L l b Z|M r t L r d A d d cd4 cd4 Z|M x b A d d cd2 cd4 L r b Z`,
};
