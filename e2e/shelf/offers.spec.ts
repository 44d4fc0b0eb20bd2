import { expect, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { settled } from '../support/settled.ts';

const OFFER = {
  title: 'The Hobbit',
  author: 'J. R. R. Tolkien',
  publisher: 'HarperCollins',
  isbn: '9780261102217',
  imgUrl: '',
  url: 'https://shop.example/hobbit',
  price: '£9.99',
};

test('a search without hits shows offers of the outside service that the library set up', async ({
  page,
}) => {
  await page.route('**/find/unify/searchJdRes', (route) =>
    route.fulfill({
      json: {
        success: true,
        errCode: '200',
        message: '',
        data: { name: 'Corner Bookshop', numFound: 1, page: 1, result: [OFFER] },
      },
    }),
  );
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/searchList?keyWord=qzqzqz');
  await settled(page);
  const offers = page.getByRole('region', { name: 'Available from Corner Bookshop' });
  await expect(offers.getByText('The Hobbit').last()).toBeVisible();
  await expect(offers.getByRole('link', { name: /See offer/ })).toHaveAttribute('href', OFFER.url);
});

test('a search without hits shows no offers if the library set up no service', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/searchList?keyWord=qzqzqz');
  await settled(page);
  await expect(page.getByText('Nothing found for “qzqzqz”')).toBeVisible();
  await expect(page.getByRole('region', { name: /Available from/ })).toHaveCount(0);
});
