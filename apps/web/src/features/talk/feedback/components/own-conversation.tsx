import type { Feedback } from '@lectern/contracts/talk/feedback/feedback';
import { Link } from 'react-router';
import { Conversation } from './conversation.tsx';
import { ReaderReply } from './reader-reply.tsx';

/** A conversation as its reader sees it, with what can be added. */
export function OwnConversation({ feedback }: { readonly feedback: Feedback }) {
  const { recordId, title } = feedback;
  return (
    <Conversation
      feedback={feedback}
      about={recordId ? <Link to={`/searchList/bookDetails/${recordId}`}>{title}</Link> : title}
    >
      <ReaderReply feedback={feedback} />
    </Conversation>
  );
}
