import { useText } from '#app/client/frame.tsx';
import { PostForm } from '#app/client/http/post-form.tsx';
import { emptyForm, type FormState } from '#contract/form.ts';
import type { Arrangement } from '#model/arrangement/arrangement.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ArrangementDrawing } from '../../../ui/card/arrangement-drawing.tsx';
import * as styles from './arrangement-section.css.ts';
import { EditSection } from '../details/edit-section.tsx';

/** How the stops are arranged on the canvas: one button per arrangement, which applies it directly. */
export function ArrangementSection({
  detailsAddress,
  offers,
  state,
}: {
  detailsAddress: string;
  offers: readonly Arrangement[];
  state: FormState<string>;
}) {
  const text = useText();
  return (
    <EditSection id="arrangement" title={text('access.arrange.title')} lead={text('access.arrange.lead')} state={state}>
      <PostForm action={`${detailsAddress}arrange/`} state={emptyForm} className={styles.ways}>
        {({ isSending }) =>
          offers.map((arrangement) => (
            <Button
              key={arrangement}
              type="submit"
              tone="outline"
              name="arrangement"
              value={arrangement}
              isBusy={isSending}
              className={styles.way}
            >
              <ArrangementDrawing arrangement={arrangement} />
              {text(`access.arrange.${arrangement}`)}
            </Button>
          ))
        }
      </PostForm>
    </EditSection>
  );
}
