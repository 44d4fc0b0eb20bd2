import { CategoryPage } from '../../features/discovery/browse/pages/category-page.tsx';
import { Listing } from '../../features/discovery/search/listing/listing.tsx';
import { RowScore } from './row-score.ts';

/** /categorySearchList: the tree of classes beside the works of one. */
export default function ClassWorksPage() {
  return (
    <CategoryPage
      listOf={(page, fixed) => <Listing key={page} page={page} fixed={fixed} Score={RowScore} />}
    />
  );
}
