import { createHash } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { invoiceFiles, invoices } from '#api/db/paymentTables.ts'

/** The PDF of an invoice: rendered and stored on first use, then always the stored bytes. */
export async function archivedPdf(db: Database, invoiceId: string, at: Date): Promise<Uint8Array> {
  return (await storedPdf(db, invoiceId)) ?? (await archive(db, invoiceId, at))
}

async function storedPdf(db: Database, invoiceId: string): Promise<Uint8Array | undefined> {
  const [stored] = await db.select().from(invoiceFiles).where(eq(invoiceFiles.invoiceId, invoiceId))
  if (stored && computeSha256(stored.pdf) !== stored.sha256)
    throw new Error(`the archived PDF of invoice ${invoiceId} does not match its SHA-256`)
  return stored?.pdf
}

/** Stores the first of concurrent renderings; all of them return it. */
async function archive(db: Database, invoiceId: string, at: Date): Promise<Uint8Array> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  if (!invoice) throw new Error(`no invoice ${invoiceId} to archive`)
  // The fonts' library loads with the first invoice, not with the service.
  const { renderInvoice } = await import('#api/modules/invoices/pdf/renderInvoice.ts')
  const pdf = await renderInvoice(invoice.document, invoice.number)
  await db
    .insert(invoiceFiles)
    .values({ invoiceId, pdf, sha256: computeSha256(pdf), archivedAt: at })
    .onConflictDoNothing()
  const stored = await storedPdf(db, invoiceId)
  if (!stored) throw new Error(`the PDF of invoice ${invoiceId} was not stored`)
  return stored
}

const computeSha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
