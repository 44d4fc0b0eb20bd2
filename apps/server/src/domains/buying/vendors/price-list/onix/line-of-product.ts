import type { RawLine } from '../price-line.ts';
import { allAt, type OnixNode, textAt } from './onix-node.ts';

/** Codes of lists that are asked for (EDItEUR, ONIX code lists). */
const ISBN_13 = '15'; // list 5
const GTIN_13 = '03';
const OWN_NUMBER = '01';
const DISTINCTIVE_TITLE = '01'; // list 15
const OF_PRODUCT = '01'; // list 149
const BY_AUTHOR = 'A01'; // list 17
const LANGUAGE_OF_TEXT = '01'; // list 22
const DEWEY = '01'; // list 27
const DESCRIPTIONS = ['02', '03']; // list 153: short, full
const PUBLICATION_DATE = '01'; // list 163
const DELETION = '05'; // list 1
/** List 65: from 40 on it cannot be had. */
const NOT_AVAILABLE_FROM = 40;
/** List 58: what a price without a discount includes, taxes before those without. */
const PRICE_TYPES = ['02', '42', '04', '01', '41', '03'];

/** What a product says, as a line; undefined for one that its vendor withdraws. */
export function lineOfProduct(product: OnixNode, line: number, currency: string): RawLine | undefined {
  if (textAt(product, 'NotificationType') === DELETION) return undefined;
  const price = priceOf(product, currency);
  return {
    line,
    number: idOf(product, OWN_NUMBER) || textAt(product, 'RecordReference'),
    isbn: idOf(product, ISBN_13) || idOf(product, GTIN_13),
    title: titleOf(product),
    author: authorOf(product),
    publisher:
      textAt(product, 'PublishingDetail', 'Imprint', 'ImprintName') ||
      textAt(product, 'PublishingDetail', 'Publisher', 'PublisherName'),
    year: dateOf(product).slice(0, 4),
    language: languageOf(product),
    classNo: classOf(product),
    kind: textAt(product, 'DescriptiveDetail', 'ProductForm').startsWith('E') ? 'ebook' : 'book',
    volumes: '',
    summary: summaryOf(product),
    price: price?.amount ?? '',
    currency: price?.currency ?? currency,
    stock: stockOf(product),
  };
}

function idOf(product: OnixNode, type: string): string {
  const found = allAt(product, 'ProductIdentifier').find((one) => textAt(one, 'ProductIDType') === type);
  return found ? textAt(found, 'IDValue') : '';
}

function titleOf(product: OnixNode): string {
  const details = allAt(product, 'DescriptiveDetail', 'TitleDetail');
  const detail = details.find((one) => textAt(one, 'TitleType') === DISTINCTIVE_TITLE) ?? details[0];
  if (!detail) return '';
  const elements = allAt(detail, 'TitleElement');
  const element = elements.find((one) => textAt(one, 'TitleElementLevel') === OF_PRODUCT) ?? elements[0];
  if (!element) return '';
  const prefixed = [textAt(element, 'TitlePrefix'), textAt(element, 'TitleWithoutPrefix')];
  const title = textAt(element, 'TitleText') || prefixed.filter((part) => part !== '').join(' ');
  return [title, textAt(element, 'Subtitle')].filter((part) => part !== '').join(': ');
}

function authorOf(product: OnixNode): string {
  const all = allAt(product, 'DescriptiveDetail', 'Contributor');
  const authors = all.filter((one) => textAt(one, 'ContributorRole') === BY_AUTHOR);
  return (authors.length > 0 ? authors : all.slice(0, 1))
    .slice(0, 3)
    .map(
      (one) =>
        textAt(one, 'PersonName') ||
        [textAt(one, 'NamesBeforeKey'), textAt(one, 'KeyNames')].join(' ').trim() ||
        textAt(one, 'PersonNameInverted') ||
        textAt(one, 'CorporateName'),
    )
    .filter((name) => name !== '')
    .join('; ');
}

function dateOf(product: OnixNode): string {
  const dates = allAt(product, 'PublishingDetail', 'PublishingDate');
  const date = dates.find((one) => textAt(one, 'PublishingDateRole') === PUBLICATION_DATE) ?? dates[0];
  return date ? textAt(date, 'Date') : '';
}

function languageOf(product: OnixNode): string {
  const all = allAt(product, 'DescriptiveDetail', 'Language');
  const ofText = all.find((one) => textAt(one, 'LanguageRole') === LANGUAGE_OF_TEXT) ?? all[0];
  return ofText ? textAt(ofText, 'LanguageCode') : '';
}

/** A number of the Chinese Library Classification, by the name of its scheme; otherwise of Dewey's. */
function classOf(product: OnixNode): string {
  const subjects = allAt(product, 'DescriptiveDetail', 'Subject');
  const isClc = (name: string) => /\bCLC\b|Chinese Library|中图|中國圖書|中国图书/i.test(name.slice(0, 100));
  const found =
    subjects.find((one) => isClc(textAt(one, 'SubjectSchemeName'))) ??
    subjects.find((one) => textAt(one, 'SubjectSchemeIdentifier') === DEWEY);
  return found ? textAt(found, 'SubjectCode') : '';
}

function summaryOf(product: OnixNode): string {
  const texts = allAt(product, 'CollateralDetail', 'TextContent');
  const found = texts.find((one) => DESCRIPTIONS.includes(textAt(one, 'TextType')));
  return found ? withoutMarks(textAt(found, 'Text')) : '';
}

/** Descriptions are often HTML: their marks are left out, and what they say stays. */
function withoutMarks(text: string): string {
  return text
    .slice(0, 20_000)
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function priceOf(product: OnixNode, currency: string) {
  const prices = allAt(product, 'ProductSupply', 'SupplyDetail', 'Price').map((one) => ({
    type: textAt(one, 'PriceType'),
    amount: textAt(one, 'PriceAmount'),
    currency: textAt(one, 'CurrencyCode') || currency,
  }));
  const rank = (type: string) =>
    (PRICE_TYPES.indexOf(type) + PRICE_TYPES.length + 1) % (PRICE_TYPES.length + 1);
  const ours = prices.filter((one) => one.currency === currency && one.amount !== '');
  return ours.sort((one, other) => rank(one.type) - rank(other.type))[0] ?? prices[0];
}

function stockOf(product: OnixNode): string {
  const supplies = allAt(product, 'ProductSupply', 'SupplyDetail');
  const onHand = supplies.map((one) => textAt(one, 'Stock', 'OnHand')).find((one) => one !== '');
  if (onHand !== undefined) return onHand;
  const codes = supplies.map((one) => Number(textAt(one, 'ProductAvailability')));
  return codes.length > 0 && codes.every((code) => code >= NOT_AVAILABLE_FROM) ? '0' : '';
}
