export const chipClass =
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-pine-50 px-4 py-2 text-[15px] leading-tight wrap-anywhere font-semibold text-pine-700 transition-colors hover:bg-pine-100'
