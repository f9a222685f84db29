import { picture, thumb } from '../../ui/card/card.css.ts';
import { Placeholder } from '../../ui/card/placeholder.tsx';

/** The picture of a presentation. */
export const PresentationPicture = ({ thumbnail }: { thumbnail: string | null }) => (
  <div className={thumb}>
    {thumbnail === null ? <Placeholder /> : <img className={picture} src={thumbnail} width={320} height={180} alt="" />}
  </div>
);
