import { useExportCustomerMutation } from '#web/agency/exports/Exports.generated.ts'
import { messages } from '#web/agency/exports/messages.ts'
import { useExport } from '#web/agency/exports/useExport.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import type { AgencyCustomerFormat } from '#web/lib/graph/graph.generated.ts'
import { Button } from '#web/ui/Button.tsx'

/** All that is held of a customer, as a file to hand over. */
export function CustomerData({ customerId }: { customerId: string }) {
  return (
    <Part title={messages.customerData}>
      <p className="mt-2 text-ink-2">{messages.customerDataIntro}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <FormatButton customerId={customerId} format="HTML" label={messages.exportHtml} />
        <FormatButton customerId={customerId} format="JSON" label={messages.exportJson} />
      </div>
    </Part>
  )
}

type Props = { customerId: string; format: AgencyCustomerFormat; label: string }

function FormatButton({ customerId, format, label }: Props) {
  const [begin] = useExportCustomerMutation()
  const { isBusy, start } = useExport(
    async () => (await begin({ variables: { id: customerId, format } })).data?.agencyExportCustomer,
  )
  return (
    <Button size="sm" isBusy={isBusy} onClick={start}>
      {label}
    </Button>
  )
}
