import { lazy } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { ResearcherPage } from '../../features/resources/researchers/record/researcher-page.tsx';
import { BIB_DIALOGS } from './bib-dialogs.ts';

const DocumentsOfPerson = lazy(() => import('../../features/resources/repository/documents-of-person.tsx'));

/** /researcherDetail?id=…: a researcher with their publications, which readers export as any works. */
export default function ResearcherRecordPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  if (id === '') return <Navigate to="/researcher" replace />;
  return <ResearcherPage key={id} id={id} Export={BIB_DIALOGS.Export} Documents={DocumentsOfPerson} />;
}
