import type { Shapes } from './strings.ts';

export const lines: Shapes = {
  line: '|||[n]M l t L r b',
  lineInv: '|||[n]M l b L r t',
  straightConnector1: '|||[n]M l t L r b',
  bentConnector2: '|||[n]M l t L r t r b',
  bentConnector3: 'adj1=50000|x=w*adj1/1e5||[n]M l t L x t x b r b',
  bentConnector4: 'adj1=50000 adj2=50000|x=w*adj1/1e5 y=h*adj2/1e5||[n]M l t L x t x y r y r b',
  bentConnector5: 'adj1=50000 adj2=50000 adj3=50000|x=w*adj1/1e5 y=h*adj2/1e5 z=w*adj3/1e5||[n]M l t L x t x y z y z b r b',
  curvedConnector2: '|||[n]M l t C wd2 t r hd2 r b',
  curvedConnector3: 'adj1=50000|x=w*adj1/1e5||[n]M l t C x/2 t x hd4 x vc C x h*3/4 (r+x)/2 b r b',
  curvedConnector4:
    'adj1=50000 adj2=50000|x=w*adj1/1e5 z=(r+x)/2 y=h*adj2/1e5||[n]M l t C x/2 t x y/4 x y/2 C x y*3/4 (x+z)/2 y z y C (z+r)/2 y r (b+y)/2 r b',
  curvedConnector5:
    'adj1=50000 adj2=50000 adj3=50000|x=w*adj1/1e5 z=w*adj3/1e5 m=(x+z)/2 y=h*adj2/1e5 n=(b+y)/2||[n]M l t C x/2 t x y/4 x y/2 C x y*3/4 (x+m)/2 y m y C (z+m)/2 y z (n+y)/2 z n C z (n+b)/2 (z+r)/2 b r b',
};
