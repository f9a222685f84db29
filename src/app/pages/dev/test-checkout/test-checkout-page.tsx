import { pdfRoutes } from '#contract/pdf/pdf-routes.ts';
import { useFrame, useText } from '#app/client/frame.tsx';
import { csrfField } from '#contract/form.ts';
import type { PageProps } from '#contract/pages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Page } from '../../page.ts';
import * as styles from './test-checkout-page.css.ts';

/** Stands in for a provider's form. Actions that return to the presentation leave the surrounding frame; the others stay in it. */
function TestCheckoutPage({ clientSecret, title, price, closed, email, form }: PageProps['testCheckout']) {
  const text = useText();
  const { csrfToken } = useFrame();
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        <div className={styles.opening}>
          <h1 className={styles.heading}>{text(closed ? `pdf.test.${closed}.title` : 'pdf.test.title')}</h1>
          <p className={styles.note}>
            <Icon name="info" size={16} className={styles.icon} />
            <span>{text(closed ? `pdf.test.${closed}.text` : 'pdf.test.note')}</span>
          </p>
        </div>
        <div className={styles.bought}>
          <span dir="auto" className={styles.title}>
            {title}
          </span>
          <strong>{price}</strong>
        </div>
        {form.problem !== null && <Banner tone="danger">{form.problem}</Banner>}
        {!closed && (
          <form method="post" action={pdfRoutes.testCheckout} target="_top" className={styles.form}>
            {csrfToken !== null && <input type="hidden" name={csrfField} value={csrfToken} />}
            <input type="hidden" name="client_secret" value={clientSecret} />
            <TextField
              name="email"
              type="email"
              label={text('pdf.test.email')}
              defaultValue={form.values.email ?? email}
              problem={form.problems.email}
              autoFocus={form.problems.email !== undefined}
              autoComplete="email"
              maxLength={254}
              required
            />
            <Button type="submit" name="action" value="succeed" size="lg" isWide>
              {text('pdf.test.pay', { price })}
            </Button>
            <p className={styles.others} id="others">
              {text('pdf.test.others')}
            </p>
            <div role="group" aria-labelledby="others" className={styles.ways}>
              <Button type="submit" name="action" value="decline" tone="outline" formTarget="_self" formNoValidate>
                {text('pdf.test.decline')}
              </Button>
              <Button type="submit" name="action" value="later" tone="outline">
                {text('pdf.test.later')}
              </Button>
              <Button type="submit" name="action" value="expire" tone="outline" formTarget="_self" formNoValidate>
                {text('pdf.test.expire')}
              </Button>
            </div>
          </form>
        )}
      </div>
    </main>
  );
}

export const page: Page<'testCheckout'> = {
  areas: ['pdf', 'ui'],
  isBare: true,
  title: (_props, text) => text('pdf.test.title'),
  Component: TestCheckoutPage,
};
