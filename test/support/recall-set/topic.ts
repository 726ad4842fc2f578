/** What was asked, what was answered, a later question about it, and the words of the answer that it needs. */
export type Topic = readonly [asked: string, answered: string, question: string, evidence: string];
