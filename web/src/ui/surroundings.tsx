import { type ComponentType, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigatorContext,
} from 'react-router-dom'
import { AccountProvider, useAccount } from '#web/lib/account/account.tsx'
import { FavouritesProvider, useFavourites } from '#web/lib/account/favourites.tsx'
import { ServicesProvider, useServices } from '#web/lib/browser/services.ts'
import { GraphProvider, useGraph } from '#web/lib/graph/graphHooks.ts'
import { AgencyProvider, useAgency } from '#web/lib/site/agency.ts'
import { FeaturesProvider, useFeatures } from '#web/lib/site/features.ts'
import { NavigationProvider, useNavigation } from '#web/lib/site/navigation.ts'
import { PostedProvider, usePostedForm } from '#web/lib/site/posted.ts'
import { SiteUrlProvider, useSiteUrl } from '#web/lib/site/siteUrl.tsx'

export type Surroundings = ReturnType<typeof useSurroundings>

/** Contexts that a page provides to its parts. */
export function useSurroundings() {
  return {
    graph: useGraph(),
    services: useServices(),
    features: useFeatures(),
    agency: useAgency(),
    siteUrl: useSiteUrl(),
    posted: usePostedForm(),
    navigator: use(NavigatorContext),
    location: use(LocationContext),
    navigation: useNavigation(),
    account: useAccount(),
    favourites: useFavourites(),
  }
}

/** Provides it to another root. */
export const Surrounded = ({ by, children }: { by: Surroundings; children: ReactNode }) => (
  <GraphProvider value={by.graph}>
    <ServicesProvider value={by.services}>
      <FeaturesProvider value={by.features}>
        <AgencyProvider value={by.agency}>
          <SiteUrlProvider value={by.siteUrl}>
            <PostedProvider value={by.posted}>
              <NavigatorContext value={by.navigator}>
                <LocationContext value={by.location}>
                  <NavigationProvider value={by.navigation}>
                    <AccountProvider value={by.account}>
                      <FavouritesProvider value={by.favourites}>{children}</FavouritesProvider>
                    </AccountProvider>
                  </NavigationProvider>
                </LocationContext>
              </NavigatorContext>
            </PostedProvider>
          </SiteUrlProvider>
        </AgencyProvider>
      </FeaturesProvider>
    </ServicesProvider>
  </GraphProvider>
)

type Values<Props> = { page: Surroundings; props: Props }

/** Values from one root to another: the first ones, those of the server, for hydration; then the last ones. */
class Relay<Props> {
  readonly first: Values<Props>
  #last: Values<Props>
  #changed = () => {}

  constructor(first: Values<Props>) {
    this.first = first
    this.#last = first
  }

  readonly last = () => this.#last

  readonly follow = (changed: () => void) => {
    this.#changed = changed
    return () => {
      this.#changed = () => {}
    }
  }

  send(values: Values<Props>): void {
    this.#last = values
    this.#changed()
  }
}

/** Sends the values of each rendering. */
export function useRelay<Props>(values: Values<Props>): Relay<Props> {
  const [relay] = useState(() => new Relay(values))
  useEffect(() => relay.send(values))
  return relay
}

type RelayedProps<Props> = { relay: Relay<Props>; Part: ComponentType<Props> }

export function Relayed<Props extends object>({ relay, Part }: RelayedProps<Props>) {
  const { page, props } = useSyncExternalStore(relay.follow, relay.last, () => relay.first)
  return (
    <Surrounded by={page}>
      <Part {...props} />
    </Surrounded>
  )
}
