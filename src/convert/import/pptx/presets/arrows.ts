import { side, type Shapes } from './strings.ts';

const adjusts = 'adj1=50000 adj2=50000';
const across = (most: string): string => `${side('d', 'adj2', `${most}*w/ss`)} e=h*pin(0,adj1,1e5)/2e5 y=vc-e z=vc+e`;
const along = (most: string): string => `${side('d', 'adj2', `${most}*h/ss`)} e=w*pin(0,adj1,1e5)/2e5 x=hc-e z=hc+e`;
/** Heads extend `n` inwards from the sides; `p` and `q` are half the widths of head and shaft. */
const heads = (most: string): string => `a=pin(0,adj2,5e4) c=pin(0,adj1,a*2) n=ss*pin(0,adj3,${most})/1e5 p=ss*a/1e5 q=ss*c/2e5 i=q*n/p`;
const quarters = 'adj1=25000 adj2=25000 adj3=25000';

export const arrows: Shapes = {
  leftArrow: `${adjusts}|${across('1e5')}|d-y*d/hd2 y r z|M l vc L d t d y r y r z d z d b Z`,
  rightArrow: `${adjusts}|${across('1e5')} x=r-d|l y x+y*d/hd2 z|M l y L x y x t r vc x b x z l z Z`,
  upArrow: `${adjusts}|${along('1e5')}|x d-x*d/wd2 z b|M l d L hc t r d z d z b x b x d Z`,
  downArrow: `${adjusts}|${along('1e5')} y=b-d|x t z y+x*d/wd2|M l y L x y x t z t z y r y hc b Z`,
  leftRightArrow: `${adjusts}|${across('5e4')} x=r-d n=y*d/hd2|d-n y x+n z|M l vc L d t d y x y x t r vc x b x z d z d b Z`,
  upDownArrow: `${adjusts}|${along('5e4')} y=b-d n=x*d/wd2|x d-n z y+n|M l d L hc t r d z d z y r y hc b l y x y x d Z`,
  quadArrow: `adj1=22500 adj2=22500 adj3=22500|${heads('(1e5-a*2)/2')}|i vc-q r-i vc+q|M l vc L n vc-p n vc-q hc-q vc-q hc-q n hc-p n hc t hc+p n hc+q n hc+q vc-q r-n vc-q r-n vc-p r vc r-n vc+p r-n vc+q hc+q vc+q hc+q b-n hc+p b-n hc b hc-p b-n hc-q b-n hc-q vc+q n vc+q n vc+p Z`,
  leftRightUpArrow: `${quarters}|${heads('(1e5-a*2)/2')} y=b-p z=b-p*2|i y-q r-i y+q|M l y L n z n y-q hc-q y-q hc-q n hc-p n hc t hc+p n hc+q n hc+q y-q r-n y-q r-n z r y r-n b r-n y+q n y+q n b Z`,
  leftUpArrow: `${quarters}|${heads('1e5-a*2')} x=r-p y=b-p|i y-q x y+q|M l y L n b-p*2 n y-q x-q y-q x-q n r-p*2 n x t r n x+q n x+q y+q n y+q n b Z`,
  bentUpArrow: `${quarters}|${side('y', 'adj3')} ${side('p', 'adj2')} q=ss*pin(0,adj1,5e4)/2e5 x=r-p z=b-q*2|l z x+q b|M l z L x-q z x-q y r-p*2 y x t r y x+q y x+q b l b Z`,
  bentArrow: `${quarters} adj4=43750|a=pin(0,adj2,5e4) n=ss*pin(0,adj1,a*2)/1e5 p=ss*a/1e5 d=p-n/2 ${side('e', 'adj3')} x=r-e ${side('c', 'adj4', '1e5*min(x,b-d)/ss')} i=max(c-n,0) y=d+n||M l b L l d+c A c c cd2 cd4 L x d x t r p x y+d x y n+i y A i i 3cd4 -cd4 L n b Z`,
  uturnArrow: `${quarters} adj4=43750 adj5=75000|a=pin(0,adj2,25000) c=pin(0,adj1,a*2) f=pin(0,adj3,(1e5-c*ss/h)*h/ss) n=ss*c/1e5 p=ss*a/1e5 d=p-n/2 y=h*pin((f+c)*ss/h,adj5,1e5)/1e5 z=y-ss*f/1e5 x=r-d ${side('g', 'adj4', 'min(x/2,z)*1e5/ss')} i=max(g-n,0) m=r-p*2+d||M l b L l g A g g cd2 cd4 L x-g t A g g 3cd4 cd4 L x z r z r-p y r-p*2 z m z m n+i A i i 0 -cd4 L n+i n A i i 3cd4 -cd4 L n b Z`,
  notchedRightArrow: `${adjusts}|${across('1e5')} x=r-d n=e*d/hd2|n y r-n z|M l y L x y x t r vc x b x z l z n vc Z`,
  stripedRightArrow: `${adjusts}|${across('84375')} x=r-d n=ss*5/32|n y r-e*d/hd2 z|M l y L ssd32 y ssd32 z l z Z M ssd16 y L ssd8 y ssd8 z ssd16 z Z M n y L x y x t r vc x b x z n z Z`,
  homePlate: `adj=50000|${side('d', 'adj', '1e5*w/ss')} x=r-d|l t (x+r)/2 b|M l t L x t r vc x b l b Z`,
  chevron: `adj=50000|${side('x', 'adj', '1e5*w/ss')} y=r-x d=y-x|if(d,x,l) t if(d,y,r) b|M l t L y t r vc y b l b x vc Z`,
  swooshArrow: `adj1=25000 adj2=16667|p=h*pin(1,adj1,75000)/1e5 ${side('q', 'adj2', '7e4*w/ss')} x=r-q a=cd4/14 d=tan(ssd8,a) y=ssd8+p z=x+tan(p,a)||M l b Q wd6 hd6*2 x ssd8 L x-d t r (y+ssd8)/2-h/20 z+d y+ssd8 z y Q wd4 y+hd6/2 l b Z`,
};
