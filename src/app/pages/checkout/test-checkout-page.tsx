import { useText } from '#app/client/frame.tsx';
import type { PageProps } from '#contract/pages.ts';
import { SiteLayout } from '../../site/site-layout.tsx';
import type { Page } from '../page.ts';

function TestCheckoutPage(_props: PageProps['testCheckout']) {
  const text = useText();
  return <SiteLayout><h1>{text('pdf.title')}</h1></SiteLayout>;
}

export const page: Page<'testCheckout'> = {
  areas: ['pdf'],
  title: (_props, text) => text('pdf.title'),
  Component: TestCheckoutPage,
};
